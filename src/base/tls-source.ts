/** What a server shows to whoever connects by TLS: PEM texts. */
export interface TlsIdentity {
  readonly cert: string;
  readonly key: string;
}

/** Where a server takes its certificate from, now and when it is renewed. */
export interface TlsSource {
  readonly identity: TlsIdentity;
  /** The host by which this machine reaches the server; absent when its certificate is for the address that it listens on. */
  readonly host?: string | undefined;
  /** Tells each certificate that takes the place of the one before. */
  onRenewal(listener: (identity: TlsIdentity) => void): () => void;
}
