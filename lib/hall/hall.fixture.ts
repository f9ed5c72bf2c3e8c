/** Logs of tournaments for tests: changes get readable ids, are judged one by one, and are numbered as on the server. */
import "#lib/rules/all-games";
import type { LogEvent } from "#lib/log/event";
import type { Fault } from "#lib/rules/rules";
import { hallFaults as en } from "#messages/en/hall/faults";
import { hallFaults as fr } from "#messages/fr/hall/faults";
import { foldHall } from "./fold-hall";
import type { Hall } from "./hall";
import { HALL_KINDS, type HallChange } from "./hall-event";
import { judgeInHall } from "./hall-judge";

export const CLUB = "01930000-0000-7000-8000-00000000c1b0";
export const HALL = "01930000-0000-7000-8000-00000000ba11";
export const entrantId = (n: number): string => `01930000-0000-7000-8000-ffff${String(n).padStart(8, "0")}`;

/** The fault as text; throws when a language has no words for it. */
function said({ at, code, params }: Fault): string {
  for (const words of [fr, en])
    if (!words[code]?.(params ?? {}, (seat) => `joueur ${seat + 1}`)) throw new Error(`no words for ${code}`);
  return `${at} ${code}`;
}

export class Tournament {
  readonly log: LogEvent[] = [];

  private make({ kind, body, refs }: HallChange): LogEvent {
    const n = this.log.length + 1;
    const id = `01930000-0000-7000-8000-${String(n).padStart(12, "0")}`;
    const at = new Date(Date.UTC(2026, 10, 21, 20, n)).toISOString();
    return { id, sheet: HALL, kind, v: HALL_KINDS[kind].v, body, at, device: "arbiter", seq: n, ...(refs && { refs }) };
  }

  /** The faults that the hall finds in it; nothing is added. */
  faults(change: HallChange): Fault[] {
    return judgeInHall(this.log, this.make(change));
  }

  /** The same in few words. */
  refused(change: HallChange): string[] {
    return this.faults(change).map(said);
  }

  /** Adds the event of this change and returns its id. */
  add(change: HallChange): string {
    const event = this.make(change);
    const faults = judgeInHall(this.log, event);
    if (faults.length > 0) throw new Error(JSON.stringify(faults));
    this.log.push(event);
    return event.id;
  }

  get hall(): Hall {
    const hall = foldHall(this.log);
    if (!hall) throw new Error("not opened");
    return hall;
  }
}

/** A tournament whose numbers are given out; `absent` lists the numbers that nobody has. */
export function seatedTournament(tables: number, absent: readonly number[] = [], teamOf: 1 | 2 | 4 = 1): Tournament {
  const tournament = new Tournament();
  tournament.add({
    kind: "tournament.opened",
    body: { name: "Tournoi du mardi", day: "2026-11-24", positions: 5, deals: 4, teamOf, club: CLUB, movement: "fft" },
  });
  const numbers = Array.from({ length: 4 * tables }, (_, i) => i + 1);
  for (const n of numbers)
    if (!absent.includes(n)) tournament.add({ kind: "entrant.added", body: { entrant: entrantId(n), name: `Joueur ${n}` } });
  tournament.add({ kind: "seats.given", body: { seats: numbers.map((n) => (absent.includes(n) ? null : entrantId(n))) } });
  return tournament;
}
