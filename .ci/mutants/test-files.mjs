// Test files run over a changed project, in another process: begun again when a change made it turn for ever.
import { fork } from "node:child_process";

const program = new URL("asked.mjs", import.meta.url).pathname;

export class TestFiles {
  #changed = {};
  #child;

  constructor() {
    process.on("exit", () => this.#end());
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
  }

  all = async () => this.#asked("files");

  /** From here on the project has these texts in place of those files. */
  async change(changed) {
    this.#changed = changed;
    await this.#asked("change", changed);
  }

  /** What became of one test file with one change awake (-1: none); what takes longer than `patience` ms is ended. */
  async run(file, awake, most, patience) {
    const answer = await this.#asked("run", { file, awake, most }, patience);
    return answer ?? { ok: false, ms: patience, passed: 0, failing: "what never ends", why: "", met: [] };
  }

  async #asked(ask, of, patience) {
    if (!this.#child) await this.#begin();
    const child = this.#child;
    const answer = answerOf(child, patience);
    child.send({ ask, of });
    const told = await answer;
    if (told === undefined && patience) this.#end();
    return told;
  }

  async #begin() {
    this.#child = fork(program, {
      detached: true,
      stdio: ["ignore", "ignore", process.env.MUTANTS_LOUD ? "inherit" : "ignore", "ipc"],
    });
    await answerOf(this.#child);
    if (Object.keys(this.#changed).length > 0) await this.#asked("change", this.#changed);
  }

  /** In a group of its own: whoever turns for ever in one of its workers is ended with it. */
  #end() {
    const child = this.#child;
    this.#child = undefined;
    try {
      if (child) process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
    } catch {
      // Over already.
    }
  }
}

/** Undefined where none came in time, or the process is no more. */
function answerOf(child, patience) {
  return new Promise((resolve) => {
    const over = (value) => {
      clearTimeout(late);
      child.off("message", told);
      child.off("exit", gone);
      resolve(value);
    };
    const told = ({ answer }) => over(answer);
    const gone = () => over(undefined);
    const late = patience && setTimeout(gone, patience);
    child.on("message", told);
    child.on("exit", gone);
  });
}
