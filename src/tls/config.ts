import { z } from 'zod';

const Pem = z.string().min(1);

/** `tls:` of a server: `auto` for a certificate of the hub's own authority, or the files of another one. */
export const TlsConfig = z
  .union([
    z.strictObject({
      cert: Pem.describe(
        'the certificate and those between it and its root: the path of a PEM file, or its text',
      ),
      key: Pem.describe('its private key: the path of a PEM file, or its text'),
    }),
    z.literal('auto'),
  ])
  .describe('"auto" for a certificate of the hub’s own making, or { cert, key }: PEM files');

export type TlsConfig = z.output<typeof TlsConfig>;

/** A certificate that was made elsewhere: paths of PEM files, or PEM texts. */
export type GivenTls = Exclude<TlsConfig, 'auto'>;
