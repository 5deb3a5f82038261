import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Sheet } from '../../controls/sheet.tsx';
import { Icon } from '../../icons.tsx';
import { ask, get } from '../../store/api.ts';
import { faultWords, tell } from '../../store/doing.ts';
import type { Role } from '../../store/session.ts';
import { whenOf } from '../../words/format.ts';
import { words } from '../../words/index.ts';

const said = words.houseView;

interface Token {
  readonly id: string;
  readonly name: string;
  readonly person: string | null;
  readonly role: Role;
  readonly origin: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly lastUsedFrom: string | null;
}

/** Who may come in, and when they last did; each can be shut out. */
export function Tokens() {
  const tokens = useSignal<readonly Token[] | undefined>(undefined);
  const opened = useSignal<Token | undefined>(undefined);
  const read = async () => {
    const answer = await get<{ tokens: Token[] }>('/v1/tokens');
    if (answer.ok) tokens.value = answer.value.tokens;
  };
  useEffect(() => void read(), []);
  const revoke = async ({ id, name }: Token) => {
    const answer = await ask('DELETE', `/v1/tokens/${id}`);
    tell(answer.ok ? said.revoked(name) : faultWords(answer.problem), !answer.ok);
    opened.value = undefined;
    await read();
  };
  if (tokens.value === undefined) return null;
  return (
    <section class="room">
      <header>
        <h2>{said.tokens}</h2>
        <span>{tokens.value.length}</span>
      </header>
      <ul class="stack">
        {tokens.value.map((token) => (
          <li key={token.id}>
            <button
              type="button"
              class="card item"
              onClick={() => {
                opened.value = token;
              }}
            >
              <Icon name="key" />
              <span>
                <b>{token.name}</b>
                <small>{usedWords(token)}</small>
              </span>
              <Icon name="right" small />
            </button>
          </li>
        ))}
      </ul>
      {opened.value !== undefined && (
        <Sheet
          title={opened.value.name}
          onClose={() => {
            opened.value = undefined;
          }}
        >
          <div class="form">
            <dl class="facts">
              <Fact name={said.role} value={words.roles[opened.value.role]} />
              {opened.value.person !== null && <Fact name={said.person} value={opened.value.person} />}
              <Fact name={said.made} value={whenOf(opened.value.createdAt)} />
              {opened.value.expiresAt !== null && (
                <Fact name={said.ends} value={whenOf(opened.value.expiresAt)} />
              )}
              <Fact name={said.used} value={usedWords(opened.value)} />
            </dl>
            <button type="button" class="button grave" onClick={() => void revoke(opened.value!)}>
              {said.revoke}
            </button>
          </div>
        </Sheet>
      )}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function usedWords({ lastUsedAt, lastUsedFrom }: Token): string {
  if (lastUsedAt === null) return said.neverUsed;
  return lastUsedFrom === null ? whenOf(lastUsedAt) : `${whenOf(lastUsedAt)} · ${lastUsedFrom}`;
}
