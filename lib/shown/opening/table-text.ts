/** A table's rules as text that people can send each other; checked by the rules when pasted. */
import { GAMES } from "#lib/rules/all-games";
import { editionOf, readRules } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import { isRecord } from "#lib/rules/read";
import { type Fault, type GameName, gameNameIn, type OptionSpec, type OptionValue, type Rules } from "#lib/rules/rules";
import { type OpeningDraft, seatsFor, writtenNames } from "./opening";

export const usualOf = ({ game, edition }: Pick<OpeningDraft, "game" | "edition">, spec: OptionSpec): OptionValue =>
  itemAt(editionOf(GAMES[game], edition).values, spec.id);

/** Only the options in which this table differs from the edition. */
export function ownOptions({ game, edition, options }: Pick<Rules, "game" | "edition" | "options">): OpeningDraft["options"] {
  const same = (spec: OptionSpec) => JSON.stringify(options[spec.id]) === JSON.stringify(usualOf({ game, edition }, spec));
  return Object.fromEntries(
    GAMES[game].options.flatMap((spec) =>
      options[spec.id] === undefined || same(spec) ? [] : [[spec.id, itemAt(options, spec.id)]],
    ),
  );
}

/** The faults of the chosen rules; too many people is a fault of the rule that would allow them. */
export const askedOf = (draft: OpeningDraft): Fault[] => faultsOf(draft).filter(({ at }) => at.startsWith("rules.options."));

/** The fault of more people than any rule of the table allows. */
export const crowdOf = (draft: OpeningDraft): Fault | undefined => faultsOf(draft).find(({ at }) => at === "rules.players");

function faultsOf(draft: OpeningDraft): Fault[] {
  const { game, edition, options } = draft;
  const players = Math.max(seatsFor(game, writtenNames(draft).names.length, draft.seats), Math.min(...GAMES[game].players));
  const read = readRules({ game, edition, players, options });
  if (read.ok) return [];
  const allows = ({ id }: OptionSpec) => readRules({ game, edition, players, options: { ...options, [id]: true } }).ok;
  const remedy = GAMES[game].options.find(allows);
  return read.faults.map((fault) => {
    const isOfPlayers = fault.at === "rules.players";
    return isOfPlayers && remedy ? { ...ofPlayers(fault), at: `rules.options.${remedy.id}` } : ofPlayers(fault);
  });
}

/** The fault in the form that says how many may play. */
export const ofPlayers = (fault: Fault): Fault =>
  fault.at.endsWith("rules.players") && fault.code === "unknown-value"
    ? { ...fault, code: "players", params: { given: Number(fault.params?.value), values: fault.params?.values ?? "" } }
    : fault;

/** The version of this text; raised when an older app could not read it. */
const VERSION = 1;

export const makeTable = ({ game, edition, options }: OpeningDraft): string =>
  JSON.stringify({ version: VERSION, game, edition, options }, null, 2);

export type ParsedTable =
  | { readonly ok: true; readonly table: Pick<OpeningDraft, "game" | "edition" | "options"> }
  | { readonly ok: false; readonly game: GameName | null; readonly faults: readonly Fault[] };

/** All faults of the text at once; the number of players decides which of its options apply. */
export function parseTable(text: string, players: number): ParsedTable {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, game: null, faults: [{ at: "", code: "not-json", rule: "T9" }] };
  }
  if (isRecord(json) && Number(json.version ?? VERSION) > VERSION) {
    return { ok: false, game: null, faults: [{ at: "version", code: "newer-event", rule: "T9" }] };
  }
  const game = isRecord(json) ? (gameNameIn(json.game) ?? null) : null;
  const read = readRules(isRecord(json) ? { ...json, players: playersFor(game, players) } : json);
  if (!read.ok) return { ok: false, game, faults: read.faults };
  return { ok: true, table: { game: read.value.game, edition: read.value.edition, options: ownOptions(read.value) } };
}

function playersFor(game: GameName | null, players: number): number {
  const allowed = game ? GAMES[game].players : [];
  return allowed.includes(players) ? players : (allowed[0] ?? players);
}
