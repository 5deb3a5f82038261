/** What is installed, in exact versions, each with the bytes that it has to consist of. */

export interface VoicePackage {
  readonly name: string;
  readonly version: string;
  /** Subresource Integrity of its archive. */
  readonly integrity: string;
  readonly licence: string;
  readonly what: string;
  /** To load, and then on disk: in megabytes. */
  readonly megabytes: readonly [download: number, disk: number];
  /** Which of its files are kept. */
  keeps(file: string): boolean;
}

/** The two recognisers, which hear English. */
export const MODELS = ['tiny', 'base'] as const;
export type ModelName = (typeof MODELS)[number];

export interface Machine {
  readonly platform: string;
  readonly arch: string;
}

/** Where onnxruntime-node 1.24.3 runs. */
const RUNS_ON = new Set(['linux-x64', 'linux-arm64', 'darwin-arm64', 'win32-x64', 'win32-arm64']);

export function runsOn({ platform, arch }: Machine): boolean {
  return RUNS_ON.has(`${platform}-${arch}`);
}

const MODEL_PACKAGES: Readonly<Record<ModelName, Omit<VoicePackage, 'keeps'>>> = {
  tiny: {
    name: '@moonshine-ai/moonshine-js',
    version: '0.1.29',
    integrity:
      'sha512-Gx1B3mJcbM68ihSy/LyJEuEkGq7sYMqTb04zNdcIeidU0URVlSmXP0GyiQOTTAqDZQXlIC7k+bky+FdXk0UPlg==',
    licence: 'MIT',
    what: 'Moonshine tiny, a recogniser of English speech',
    megabytes: [22, 28],
  },
  base: {
    name: '@usefulsensors/moonshine-js',
    version: '0.1.10',
    integrity:
      'sha512-fF/tZZR+iFx+GV3cIIiYnwgYTZfpfawX/3bAqf77Q9YtMZuP4CUShy23CPHULnh+7KpV8fbPj4bxANlTHE0gZA==',
    licence: 'MIT',
    what: 'Moonshine base, a recogniser of English speech that hears better and takes twice the time',
    megabytes: [73, 63],
  },
};

const LICENCE = /^licen[cs]e/i;

/** What a recogniser consists of on a machine. */
export function packagesFor(model: ModelName, { platform, arch }: Machine): readonly VoicePackage[] {
  const keeping =
    (...starts: readonly string[]) =>
    (file: string) =>
      file === 'package.json' || LICENCE.test(file) || starts.some((start) => file.startsWith(start));
  return [
    {
      name: 'onnxruntime-node',
      version: '1.24.3',
      integrity:
        'sha512-JH7+czbc8ALA819vlTgcV+Q214/+VjGeBHDjX81+ZCD0PCVCIFGFNtT0V4sXG/1JXypKPgScQcB3ij/hk3YnTg==',
      licence: 'MIT',
      what: 'ONNX Runtime, which runs the recogniser',
      megabytes: [86, arch === 'arm64' ? 19 : 36],
      keeps: keeping('dist/', `bin/napi-v6/${platform}/${arch}/`),
    },
    {
      name: 'onnxruntime-common',
      version: '1.24.3',
      integrity:
        'sha512-GeuPZO6U/LBJXvwdaqHbuUmoXiEdeCjWi/EG7Y1HNnDwJYuk6WUbNXpF6luSUY8yASul3cmUlLGrCCL1ZgVXqA==',
      licence: 'MIT',
      what: 'the part of ONNX Runtime that is the same everywhere',
      megabytes: [0.1, 0.5],
      keeps: keeping('dist/cjs/'),
    },
    {
      name: 'llama-tokenizer-js',
      version: '1.2.2',
      integrity:
        'sha512-Wmth393dc3odWU3IzARJ3r2oIfWgw9GdJ5Gm+hGhfECNO18UHLRqEFSf511jn4E9KcQGzuuKw4Wl08pHAemLAw==',
      licence: 'MIT',
      what: 'the words that the recogniser writes',
      megabytes: [0.4, 0.7],
      keeps: keeping('llama-tokenizer.js'),
    },
    { ...MODEL_PACKAGES[model], keeps: keeping(modelFolder(model)) },
  ];
}

/** Where a model lies in its package. */
function modelFolder(model: ModelName): string {
  return `dist/model/${model}/quantized/`;
}

/** Where a model lies below the folder of what is installed. */
export function modelPath(model: ModelName): string {
  return `node_modules/${MODEL_PACKAGES[model].name}/${modelFolder(model)}`;
}
