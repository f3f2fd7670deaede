export type Welcome = {
  readonly address: string;
  readonly adminEmail: string;
  /** Set only if it was generated just now. */
  readonly adminPassword: string | null;
  readonly mail: string;
};

/** What the terminal shows while the shop opens. */
export type Progress = {
  /** Prints what is being done and how long it took. Returns the work's result. */
  step<Result>(what: string, work: (note: (text: string) => void) => Promise<Result>): Promise<Result>;
  say(text: string): void;
  welcome(welcome: Welcome): void;
};

/**
 * Creates the output to a terminal or file, and starts the time that `welcome` prints. Only a terminal shows a step
 * before it ends.
 */
export function createProgress(out: NodeJS.WriteStream): Progress {
  const say = (text: string) => void out.write(`${text}\n`);
  const began = performance.now();
  return {
    say,
    async step(what, work) {
      const started = performance.now();
      let detail = '';
      if (out.isTTY) out.write(`  ${what} …`);
      const result = await work((text) => {
        detail = ` ${text}`;
        if (out.isTTY) out.write(`\r\u001b[K  ${what} …${detail}`);
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      out.write(`${out.isTTY ? '\r\u001b[K' : ''}  ${what}${detail} (${seconds} s)\n`);
      return result;
    },
    welcome({ address, adminEmail, adminPassword, mail }) {
      say(`  Ready after ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
      say(`  Shop    ${address}`);
      say(`  Admin   ${adminEmail}`);
      if (adminPassword !== null) say(`          ${adminPassword}  (the password, shown only this once)`);
      say(`  Mail    ${mail}\n`);
    },
  };
}
