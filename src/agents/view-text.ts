import { packedBy, unpackedBy } from './dictionary-text.ts';

/**
 * What views of turns and processes have in common, for deflate to point at (journal-text.ts). What stands at the end is found cheapest. Rows name
 * their dictionary by its place: never edit one that has shipped, append another.
 */
const DICTIONARIES: readonly Buffer[] = [
  [
    '"waits":[],"unread":["what was not understood"],"status":"waiting","because":"it did not answer in time","evidence":{"confirm":{"token":"","expires":17,"question":"","risk":"restricted"}},',
    '"error":{"code":"confirmation-needed","message":" (a person must say yes first)","hint":"An owner or an adult must say yes."},"asked":{"prompt":"","at":"2026-"},"answered":{"value":"yes","by":"reply","who":"person:',
    '"error":{"code":"not-found","message":"there is no "},"status":"failed","scheduled","skipped","cancelled","partial","TERMINATED","KILLED","FAILED","error":{"code":"cancelled","message":"an earlier step did not come to its end"}',
    '"service":"reminders","method":"create","service":"timer","method":"start","duration":"PT5M","service":"list","method":"add","items":["service":"alarm","service":"schedule","service":"lock","service":"climate","service":"media",',
    '"service":"cover","method":"open","close","set","get","cancel","text":"at":"20","kind":"room","floor","area":"living room","bedroom","hallway","office","kind":"light","all":true},"when":{"state":{"on":true,"position":100,"temperature":2700},',
    '{"turn":"turn_01m","status":"done","text":"turn off the ","reply":"The  is off. The  are off.","direct":true,"groups":[],"waits":[],"unread":[],"spent":{"usd":0,"actions":0,"tokens":0,"ms":2},"startedAt":"2026-","endedAt":"2026-',
    '{"turn":"turn_01m","status":"done","text":"turn on the ","reply":"The  is on.","direct":false,"groups":[{"process":"process_01m","status":"COMPLETED","actions":[{"text":"turn on the ","call":{"service":"light","method":"turn_on",',
    '"args":{"target":{"area":"kitchen"}}},"attempts":1,"status":"done","evidence":{"changed":[{"id":"light.","name":" Light","state":{"on":true,"brightness":100,"temperature":2700}},{"id":"light.","name":" Lamp","state":{"on":false,"brightness":100}}],',
    '"already":[],"undo":[{"service":"light","method":"turn_off","params":{"target":[{"id":"light."},{"id":"light."}]}}]}}]}],"waits":[],"unread":[],"spent":{"usd":0,"actions":1,"tokens":0,"ms":47},"startedAt":"2026-11-2","endedAt":"2026-11-2"}',
    '"parent":"turn_01m","agent":"group","depth":1,"status":"COMPLETED","because":null,"waits":[],"actions":[{"text":"turn off the ","call":{"service":"light","method":"turn_off","args":{"target":{"name":""}}},"attempts":1,"status":"done","evidence":{"changed":[{"id":"light.',
    '"name":"","state":{"on":false,"brightness":100}}],"already":[],"undo":[{"service":"light","method":"turn_on","params":{"target":[{"id":"light."}]}}]}}],"rounds":[{"action":0,"option":{"type":"service","name":"light","method":"turn_off"},"because":"it was asked for",',
    '"call":{"service":"light","method":"turn_off","args":{"target":{"area":""}}},"decidedAt":"2026-","startedAt":"2026-","result":{"ok":true,"result":{"changed":[{"id":"light.","name":"","state":{"on":false}}],"already":[],"undo":[{"service":"","params":{"target":[{"id":"',
    '"judgedAt":"2026-","verdict":{"status":"done","score":1,"because":"it was seen","evidence":{"changed":[{"id":"light."}],"already":[]}},"judgedAt":"2026-11-2"}],"startedAt":"2026-11-2","endedAt":"2026-11-2"}',
    '{"process":"turn_01m","turn":"turn_01m","parent":null,"agent":"turn","depth":0,"status":"COMPLETED","because":null,"waits":[],"actions":[],"rounds":[],"startedAt":"2026-","endedAt":"2026-',
  ].join(''),
].map((text) => Buffer.from(text));

/** A dictionary and most views fit into this window. */
const WAY = { level: 3, windowBits: 13, memLevel: 4, chunkSize: 2048 } as const;
const BACK = { windowBits: WAY.windowBits, chunkSize: WAY.chunkSize } as const;

/** A view's JSON as it lies on disk. */
export function packedView(json: Buffer): Buffer {
  return packedBy(DICTIONARIES, json, WAY);
}

/** What was packed. */
export function unpackedView(row: Buffer): Buffer {
  return unpackedBy(DICTIONARIES, row, BACK);
}
