import { type Fault, HearthError } from '../../src/base/index.ts';
import type { CallerIdentity, Person, Role } from '../../src/domain/index.ts';

/** Local part and domain of plain ASCII: what every mail server takes, and nothing that could end a header line. */
const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

export interface AddressBook {
  readonly people: readonly Person[];
  /** Addresses that are no strangers, though they belong to nobody of the home. */
  readonly allow: readonly string[];
  /** Where no mail leaves the house, a person needs no address to get one. */
  readonly staysHere: boolean;
}

/**
 * The addresses of the people and addresses named; `me` is whoever asks.
 * @throws HearthError `invalid-params` naming everyone who has none.
 */
export function addressesOf(to: readonly string[], by: CallerIdentity, book: AddressBook): string[] {
  const faults: Fault[] = [];
  const addresses = to.flatMap((name, index) => {
    const found = addressOf(name.trim(), by, book);
    if ('address' in found) return [found.address];
    faults.push({ path: `/to/${index}`, ...found });
    return [];
  });
  if (faults.length > 0)
    throw new HearthError('invalid-params', faults.map((fault) => fault.message).join('; '), {
      faults,
      ...(faults[0]?.hint === undefined ? {} : { hint: faults[0].hint }),
    });
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}

/** Whether an address belongs to nobody of the home and is not allowed either. */
export function isStranger(address: string, { people, allow }: AddressBook): boolean {
  const wanted = address.toLowerCase();
  if (wanted.endsWith('@home.invalid')) return false;
  return ![...people.map((person) => person.email), ...allow].some(
    (known) => known?.toLowerCase() === wanted,
  );
}

/** Where the mail of a person without an address lies, while no mail leaves the house (`.invalid` is never anyone's, RFC 2606). */
export function homeAddress(person: string): string {
  return `${person}@home.invalid`;
}

/** The role of the person of the home who has the address, null for who does not live here. */
export function roleOf(address: string, people: readonly Person[]): Role | null {
  const wanted = address.toLowerCase();
  const person = people.find(
    ({ id, email }) => email?.toLowerCase() === wanted || homeAddress(id) === wanted,
  );
  return person?.role ?? null;
}

type Found = { readonly address: string } | { readonly message: string; readonly hint: string };

function addressOf(name: string, by: CallerIdentity, book: AddressBook): Found {
  if (name.includes('@'))
    return ADDRESS.test(name)
      ? { address: withSmallDomain(name) }
      : { message: `"${shown(name)}" is not a mail address`, hint: 'An address looks like sam@example.com.' };
  const isMe = name.toLowerCase() === 'me';
  const person = isMe ? book.people.find((one) => one.id === by.id) : personOf(name, book.people);
  if (person?.email !== undefined) return { address: withSmallDomain(person.email) };
  if (book.staysHere && person !== undefined) return { address: homeAddress(person.id) };
  if (person !== undefined)
    return {
      message: `${person.name} has no mail address`,
      hint: `Set "email" of ${person.id} in home.people.`,
    };
  return isMe
    ? { message: 'I do not know who "me" is here', hint: 'Name a person of the home or an address.' }
    : {
        message: `"${shown(name)}" is nobody of this home and no mail address`,
        hint: `Known are ${book.people.map((one) => one.name).join(', ') || 'nobody yet'}.`,
      };
}

/** Domains know no case; a mailbox's name may. */
function withSmallDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}

function personOf(name: string, people: readonly Person[]): Person | undefined {
  const words = name.toLowerCase();
  return people.find((one) =>
    [one.id, one.name, ...one.aliases].some((word) => word.toLowerCase() === words),
  );
}

function shown(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').slice(0, 80);
}
