/**
 * channels: the doors. HTTP with server-sent events, WebSocket, text over MQTT and mail going out are written against the
 * `Doorway` alone; what the house says leaves through the switchboard, which knows who can be reached by which door.
 * Tokens say who may come in. No other room imports fastify or ws.
 */
export {
  type AccountBook,
  type AccountView,
  type AllowOutcome,
  accountIn,
  speakerOfAccount,
} from './accounts.ts';
export type { Door, Opening } from './door.ts';
export { EmailDoor, type EmailDoorOptions } from './email.ts';
export { HttpDoor } from './http/door.ts';
export type { Gauge } from './http/metrics.ts';
export type { HttpDoorOptions, HttpLimits, McpServing, SetupDesk } from './http/options.ts';
export { KeptStore } from './kept-store.ts';
export { MqttDoor, type MqttDoorOptions } from './mqtt.ts';
export { AnswerTokens } from './push/answer-tokens.ts';
export { PushDoor, type PushDoorOptions } from './push/push-door.ts';
export { SubscriptionStore } from './push/subscription-store.ts';
export { VapidKeys } from './push/vapid.ts';
export { SatelliteDoor, type SatelliteDoorOptions, type SatelliteSettings } from './satellite/door.ts';
export { checkOwnerSecret } from './secret.ts';
export { InvitationStore } from './sessions/invitation-store.ts';
export { SessionStore } from './sessions/session-store.ts';
export { SpeechAllowance, type SpeechAllowanceOptions } from './speech-allowance.ts';
export { type Delivery, type DeliveryRules, Switchboard, type SwitchboardOptions } from './switchboard.ts';
export { todayOf } from './today.ts';
export {
  type Authentication,
  type ListedToken,
  type NewToken,
  type OwnerToken,
  Scope,
  type Token,
  TokenRole,
  TokenStore,
} from './token-store.ts';
export { VoiceReplies } from './voice.ts';
export { WebSocketDoor } from './websocket/door.ts';
export type { WebSocketDoorOptions, WebSocketLimits } from './websocket/options.ts';
export { WyomingDoor, type WyomingDoorOptions } from './wyoming/door.ts';
