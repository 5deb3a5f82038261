import { packedBy, unpackedBy } from './dictionary-text.ts';

/**
 * What entries have in common, for deflate to point at (RFC 1951; zlib's preset dictionary). Rows are small, so that without it
 * each would spell out "outcome" and "doWhile" anew. What stands at the end is found cheapest. Rows name their dictionary by its
 * place: never edit one that has shipped, append another.
 */
const DICTIONARIES: readonly Buffer[] = [
  [
    '{"path":"","e":"waitOpened","wait":{"id":"wait_01m","type":"confirmation","question":"","options":[{"id":"yes","label":"Yes"},{"id":"no","label":"No"}],',
    '"onExpire":"no","to":"","deadline":17},"seq":{"path":"","e":"waitClosed","wait":"wait_01m","by":"reply","value":{"option":"yes"},"error":{"code":"failed",',
    '"message":"","hint":""},"failure":{"type":"failed","because":"it was not seen"},"status":"failed","again":true,"score":0,"offline","timeout","not-found",',
    '"set","create","delete","cancel","list","lock","unlock","cover","open","close","climate","set_temperature","temperature","schedule","reminders","calendar",',
    '"timer","alarm","media","email","send","at":"20","text":"set the lights in the living room bedroom kitchen hallway garage office to ","brightness":,"area":',
    '"kind":"light","floor","all":true,"except":[],"when":{"at":"20","if":{"type":"state",',
    '{"agent":"turn","parent":null,"parentPath":null,"input":[{"kind":"user","ok":true,"type":"message","data":{"channel":"mqtt","conversation":"http","text":"",',
    '"speaker":{"person":"","role":"adult","proof":"account","via":"","role":"owner","proof":"token","via":"environment token"},"person":""},"id":".0","from":"","at":17}],',
    '"meta":{"channel":"http","conversation":"http","person":"","speaker":{"person":"","role":"owner","proof":"token","via":"environment token"},"text":"","asked":true},',
    '"budget":{"usd":2,"actions":50,"tokens":1000000,"ms":3600000},"path":"","e":"created","seq":,{"path":"","e":"status","from":"NOT_STARTED","to":"RUNNING","seq":',
    ',{"path":"0/understand","e":"outcome","attempt":1,"outcome":{"type":"done","out":[]},"out":[{"kind":"skill","ok":true,"type":"plan","data":{"groups":[[{"service":',
    '"light","method":"turn_on","args":{"target":{"name":""}},"source":{"start":0,"end":21,"text":"turn on the "}}]],"direct":false,"confidence":1,"unread":[],"remarks":[]},',
    '"id":"0/understand.0","from":"0/understand","at":17}],"spend":{"usd":0,"actions":0,"tokens":0,"ms":1},"seq":,{"path":"1/dispatch","e":"built","runner":{"r":"par",',
    '"onError":"collect","of":[{"r":"seq","of":[{"r":"par","onError":"collect","of":[{"r":"agent","agent":"group","input":[{"kind":"fact","type":"stepping","data":{"tasks":',
    '[{"action":{"service":"light","method":"turn_off","args":{"target":{"name":""}},"source":{"start":0,"end":22,"text":"turn off the "}}}]}}]}]},{"r":"if","when":',
    '"group-broke","then":{"r":"control","controller":"again"}}]}]},"seq":,{"path":"1/dispatch/par.0/0/par.0/group","e":"child","child":"process_01m","mode":"call","seq":',
    '[{"agent":"group","parent":"turn_01m","parentPath":"1/dispatch/par.0/0/par.0/group","input":[{"kind":"fact","ok":true,"type":"stepping","data":{"tasks":[{"action":',
    '{"path":"0/while#1","e":"decided","holds":true,"seq":,{"path":"0/while#1/steps.step","e":"built","runner":{"r":"seq","of":[{"r":"doWhile","when":"action-goes-on",',
    '"max":25,"body":{"r":"seq","of":[{"r":"skill","skill":"decide","args":{"index":0}},{"r":"if","when":"acts","then":{"r":"skill","skill":"call-verifiable","args":',
    '{"index":0}}},{"r":"skill","skill":"judge","args":{"index":0}}]}},{"r":"skill","skill":"steps.ended","args":0}]},"seq":,{"path":',
    '"0/while#1/steps.step/0/doWhile#1/0/decide","e":"started","attempt":1,"key":"process_01m:0/while#1/steps.step/0/doWhile#1/0/decide","skill":"decide","effect":"read",',
    '"args":{"index":0},"seq":,{"path":"0/while#1/steps.step/0/doWhile#1/0/decide","e":"outcome","attempt":1,"outcome":{"type":"done","out":[]},"out":[{"kind":"skill",',
    '"ok":true,"type":"decision","data":{"index":0,"call":{"service":"light","method":"turn_on","params":{"target":{"name":""}}},"option":{"type":"service","name":"light",',
    '"method":"turn_on"},"to":"call","because":"it was asked for"},"id":"0/while#1/steps.step/0/doWhile#1/0/decide.0","from":"0/while#1/steps.step/0/doWhile#1/0/decide",',
    '{"path":"0/while#1/steps.step/0/doWhile#1/1/if","e":"decided","holds":true,"seq":,{"path":"0/while#1/steps.step/0/doWhile#1/1/then/call-verifiable","e":"started",',
    '"skill":"call-verifiable","effect":"verifiable","type":"result","data":{"index":0,"outcome":{"ok":true,"result":{"changed":[{"id":"light.","name":"","state":{"on":true,',
    '"brightness":100,"temperature":2700}}],"already":[]}}},"id":"0/while#1/steps.step/0/doWhile#1/1/then/call-verifiable.0","from":',
    '"0/while#1/steps.step/0/doWhile#1/1/then/call-verifiable","at":17}],"spend":{"usd":0,"actions":1,"tokens":0,"ms":15},"seq":,{"path":',
    '"0/while#1/steps.step/0/doWhile#1/2/judge","e":"outcome","attempt":1,"outcome":{"type":"done","out":[]},"out":[{"kind":"verdict","ok":true,"type":"verdict","data":',
    '{"path":"0/while#1/steps.step/0/doWhile#2","e":"decided","holds":false,"seq":,{"path":"0/while#1/steps.step/1/steps.ended","e":"outcome",',
    '"type":"stepping","data":{"ended":0},"id":"0/while#1/steps.step/1/steps.ended.0","from":"0/while#1/steps.step/1/steps.ended","at":17,{"path":"0/while#2","e":"decided",',
    '"holds":false,"seq":,{"path":"1/report","e":"outcome","attempt":1,"outcome":{"type":"done","out":[]},"out":[{"kind":"skill","ok":true,"type":"report","data":{"actions":[',
    '{"index":0,"text":"turn on the ","call":{"service":"light","method":"turn_on","params":{"target":{"name":""}}},"attempts":1,"status":"done","again":false,"score":1,',
    '"because":"it was seen","evidence":{"changed":[{"id":"light.","name":"","state":{"on":false,"brightness":100}}],"already":[]}}]},"id":"1/report.0","from":"1/report",',
    '"at":17}],"seq":,{"path":"","e":"turnEnd","result":[{"kind":"agent","ok":true,"type":"answer","data":{"text":" is on."},"id":"2/answer.0","from":"2/answer","at":17}],',
    '"spend":{"usd":0,"actions":0,"tokens":0,"ms":0},"seq":,"at":17},{"path":"","e":"status","from":"RUNNING","to":"COMPLETED","seq":,"at":17}]',
  ].join(''),
].map((text) => Buffer.from(text));

/**
 * A row and the dictionary fit into this window. More memory or a higher level is slower, and hardly smaller: what zlib takes for each row is
 * garbage behind it.
 */
const WAY = { level: 3, windowBits: 13, memLevel: 4, chunkSize: 2048 } as const;
/** What an entry's row takes to read; some of the first rows were packed with a window of so many bits. */
const BACK = { windowBits: 14, chunkSize: 2048 } as const;

/** A row's text as it lies on disk. */
export function packed(text: string): Buffer {
  return packedBy(DICTIONARIES, text, WAY);
}

/** What was packed. Text is what rows of the first days hold. */
export function unpacked(row: string | Buffer): string {
  if (typeof row === 'string') return row;
  return unpackedBy(DICTIONARIES, row, BACK).toString();
}
