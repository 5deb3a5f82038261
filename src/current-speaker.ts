/** Who a speaker is now, by whatever it proved itself with. */
import { accountIn, speakerOfAccount, type TokenStore } from './channels/index.ts';
import { type Person, type Speaker, speakerWith } from './domain/index.ts';

/** The prompt of the hub's own process: whoever sits there could read the data folder as well. */
export const TERMINAL = 'terminal';

export interface Proofs {
  readonly tokens: TokenStore;
  readonly people: readonly Person[];
  readonly accounts: readonly {
    readonly name: string;
    readonly person?: string;
    readonly service?: string;
  }[];
}

/** Undefined when what it showed has ended: a revoked token, an account that is gone. */
export function currentSpeaker(speaker: Speaker, { tokens, people, accounts }: Proofs): Speaker | undefined {
  const { person, role, proof, via } = speaker;
  switch (proof) {
    case 'token': {
      const now = tokens.speaker(speaker, people);
      // An owner's token may speak for another, who is then no more than they are now.
      return now === undefined || now.person === person || now.role !== 'owner'
        ? now
        : speakerWith({ person, role: now.role }, people, proof, via);
    }
    case 'broker-account': {
      const account = accounts.find(({ name }) => name === accountIn(speaker));
      if (account === undefined) return undefined;
      const kind =
        account.person !== undefined ? 'person' : account.service !== undefined ? 'service' : 'device';
      return speakerOfAccount({ account: account.name, kind, person: account.person ?? null }, people);
    }
    case 'terminal':
    case 'mail':
    case 'voice':
      return person === null ? speaker : speakerWith({ person, role }, people, proof, via);
    case 'none':
      return speaker;
  }
}
