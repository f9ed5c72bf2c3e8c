/** What is said of the deals of an evening: noted, noted again, corrected, contested and ruled on. */
import type { Json } from "#lib/rules/read";
import type { Evening } from "./evening-state";
import type { EventOf } from "./event";
import type { Noted } from "./noted";
import { seatsSaid } from "./people";
import { twinOf } from "./rivals";
import { isSameDeal } from "./same-deal";
import type { Contest, Seats, Version } from "./sheet";

export const target = (evening: Evening, { refs }: { readonly refs?: readonly string[] | undefined }): Noted | undefined =>
  evening.byId.get(refs?.[0] ?? "");

/** The first to note a deal holds its place; the same deal noted again is that deal; another one stays in view beside it. */
export function record(evening: Evening, event: EventOf<"deal.recorded">): boolean {
  const { slot, deal } = event.body;
  const seated = seatsSaid(evening.people, event.body, { seats: evening.people.opening, dealer: null });
  if (!seated) return false;
  const told = { deal, ...seated };
  const first = version(event, told);
  const holder = evening.slots.get(slot);
  const twin = holder && twinOf(evening.rules, holder, told);
  if (twin) {
    if (isSameDeal(evening.rules, twin, told)) {
      twin.current.push(event.id);
      twin.dealer ??= told.dealer;
    }
    twin.ids.push(event.id);
    twin.versions.push(first);
    evening.byId.set(event.id, twin);
    return true;
  }
  const { id } = event;
  const noted: Noted = {
    id,
    ids: [id],
    versions: [first],
    ...told,
    current: [id],
    voided: false,
    corrected: false,
    contests: [],
    confirmations: [],
    adjusted: null,
    rivals: [],
  };
  evening.byId.set(id, noted);
  if (holder) holder.rivals.push(noted);
  else hold(evening, slot, noted);
  return true;
}

/** What was contested while the deal was played is contested on it. */
function hold(evening: Evening, slot: number, noted: Noted): void {
  evening.slots.set(slot, noted);
  const born = evening.disputes.filter((dispute) => dispute.slot === slot);
  noted.contests.push(...born.map(({ event, note, at, device }) => ({ event, note, at, device, ruling: null })));
  evening.disputes = evening.disputes.filter((dispute) => dispute.slot !== slot);
}

/** A correction of a version that had already been corrected otherwise waits beside it. */
export function replace(evening: Evening, event: EventOf<"deal.replaced">): boolean {
  const noted = target(evening, event);
  if (!noted) return false;
  const { deal, reason } = event.body;
  const seated = seatsSaid(evening.people, event.body, noted);
  if (!seated) return false;
  const told = { deal, seats: seated.seats, dealer: seated.dealer };
  const corrects = event.refs?.[1];
  const same = isSameDeal(evening.rules, noted, told);
  if (!same && corrects !== undefined && !noted.current.includes(corrects)) {
    // Corrected twice by the same phone: its last word is what waits.
    noted.rivals = noted.rivals.filter((rival) => !("event" in rival) || rival.event !== corrects);
    noted.rivals.push({ event: event.id, ...told, at: event.at, device: event.device, left: false });
    return true;
  }
  noted.versions.push(version(event, told, reason));
  noted.current = same ? [...noted.current, event.id] : [event.id];
  noted.corrected ||= !same;
  Object.assign(noted, told);
  return true;
}

export function rule(evening: Evening, { id, at, device, refs, body }: EventOf<"contest.ruled">): boolean {
  const noted = target(evening, { refs });
  if (!noted?.contests.some((contest) => contest.ruling === null)) return false;
  endContests(noted, { ...body, event: id, at, device });
  if (body.points) noted.adjusted = { ...body, seats: noted.seats };
  return true;
}

/** Of the version that it names: after a correction it says nothing of the deal any more. A contest ends by it (T25). */
export function confirm(evening: Evening, { id, at, device, refs }: EventOf<"deal.confirmed">): boolean {
  const noted = target(evening, { refs });
  const person = evening.seated.get(device);
  const version = refs?.[1] ?? "";
  if (!noted?.versions.some(({ event }) => event === version) || person === undefined) return false;
  noted.confirmations.push({ event: id, version, person, at, device });
  if (noted.current.includes(version))
    endContests(noted, { outcome: "kept", note: "", by: "confirmation", event: id, at, device });
  return true;
}

function endContests(noted: Noted, ruling: NonNullable<Contest["ruling"]>): void {
  noted.contests = noted.contests.map((contest) => ({ ...contest, ruling: contest.ruling ?? ruling }));
}

export function version(
  event: EventOf<Version["kind"]>,
  { deal, seats, dealer }: Seats & { deal: Json | null },
  reason?: string,
): Version {
  const { id, kind, at, device } = event;
  return { event: id, kind, deal, seats, dealer, at, device, reason: reason ?? null };
}
