export declare function isBuilt(root: string): boolean;
export declare function noteBuilt(root: string): void;
