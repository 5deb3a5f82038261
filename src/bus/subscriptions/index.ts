/** subscriptions: what one connection listens to, and how the broker is asked for it. */
export { LateRetained } from './late-retained.ts';
export { subscribe } from './subscribe.ts';
export { FILTERS_PER_SUBSCRIBE, SubscribeRequests } from './subscribe-requests.ts';
export { type Subscription, Subscriptions } from './subscriptions.ts';
