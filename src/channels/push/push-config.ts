/** The section `push` of the configuration. */
export interface PushConfig {
  /** How a push service reaches whoever runs this hub (RFC 8292): mailto: or https:. */
  readonly contact?: string;
  /** More hosts of push services. */
  readonly services: readonly string[];
  /** Topics of ntfy, with a token where their server asks for one. */
  readonly ntfy: readonly { readonly person: string; readonly url: string; readonly token?: string }[];
}
