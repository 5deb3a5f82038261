/** What the scripted model server understands: which requests a rule is for, and how it answers them. */
export interface ModelAnswer {
  /** Comes word by word. */
  readonly text?: string;
  readonly thinking?: string;
  readonly refusal?: string;
  readonly calls?: readonly { readonly name: string; readonly arguments: unknown }[];
  /** Written as they are, in place of everything else. */
  readonly raw?: readonly string[];
  /** Milliseconds before each piece. */
  readonly pauseMs?: number;
  /** Why it ends; `stop`, or `tool_calls` where the format says so, unless given. */
  readonly end?: 'stop' | 'length' | 'filter';
  /** No token counts. */
  readonly uncounted?: boolean;
  /** An error within the stream, under status 200. */
  readonly errorLine?: string;
  /** The stream ends without its last line. */
  readonly cut?: boolean;
  /** The connection dies. */
  readonly brokenOff?: boolean;
  /** Nothing more comes, and nothing ends. */
  readonly stall?: boolean;
  /** The last piece comes again and again. */
  readonly endless?: boolean;
}

export interface ModelRule extends ModelAnswer {
  /** All of it must hold. Without a route only chats that say something are meant. */
  readonly when?: {
    /** A part of `POST /api/chat`. */
    readonly route?: string;
    /** A regular expression for the last message. */
    readonly last?: string;
    /** A regular expression for the whole body. */
    readonly any?: string;
    readonly tools?: boolean;
    readonly format?: boolean;
  };
  /** Uses, after which the next rule is looked at. */
  readonly times?: number;
  /** Milliseconds before the headers. */
  readonly delayMs?: number;
  /** Answers with this status and `error`. */
  readonly status?: number;
  readonly error?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Answers 200 with HTML, as a login page in between does. */
  readonly page?: string;
  /** Closes the connection without an answer. */
  readonly hangUp?: boolean;
}

export interface ScriptedModel {
  readonly name: string;
  /** As Ollama tells it: `1.7B`. */
  readonly size: string;
  readonly capabilities?: readonly string[];
  readonly remoteHost?: string;
}

export interface ModelServerState {
  readonly rules: readonly ModelRule[];
  readonly models: readonly ScriptedModel[];
}

export interface SeenRequest {
  /** `POST /api/chat`. */
  readonly route: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: unknown;
  /** The client went away before the answer was whole. */
  aborted: boolean;
}
