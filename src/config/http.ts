import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

const NAMES_MAX = 32;

/** A name as it stands in Host: labels with dots between them, no port (RFC 1123 section 2.1). */
const HostName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?)*$/,
    'is no host name such as hub.example.com, without a port',
  );

/** Scheme, host and perhaps port of a page, and nothing behind them (RFC 6454 section 6.1). */
const PageOrigin = z
  .string()
  .trim()
  .refine(isOrigin, 'is no origin such as https://panel.example.com')
  .transform((text) => new URL(text).origin);

const ProxyAddress = z
  .string()
  .trim()
  .refine(isNetwork, 'is no address or network such as 192.168.1.2 or 10.0.0.0/8');

/** By which names, for which pages and behind which proxies the HTTP door stands. */
export const HTTP_TRUST = {
  names: z
    .array(HostName)
    .max(NAMES_MAX)
    .default([])
    .describe('more names that lead to this hub, beside its addresses and what the machine is called'),
  origins: z
    .array(PageOrigin)
    .max(NAMES_MAX)
    .default([])
    .describe('origins of pages elsewhere that may speak to the hub, such as https://panel.example.com'),
  trustedProxies: z
    .array(ProxyAddress)
    .max(NAMES_MAX)
    .default([])
    .describe('addresses or networks of proxies whose X-Forwarded-For is believed'),
};

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text.toLowerCase());
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}
