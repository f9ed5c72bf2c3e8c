import { ConfirmSign } from "#components/parts/ledger/sign";
import { useWords } from "#components/parts/words/words";
import type { GameName, Seat } from "#lib/rules/rules";
import { numeral } from "#lib/shown/sheet/numeral";
import type { LedgerDeal } from "#lib/shown/sheet/tell-deal";
import type { DealMark } from "#messages/fr/ledger";
import { Dash, Figure } from "./figure";
import { Strip, Tap } from "./tap";

interface Props {
  deal: LedgerDeal;
  game: GameName;
  names: readonly string[];
  narrow?: boolean;
  onDeal?: ((deal: LedgerDeal) => void) | undefined;
  onFigure?: ((deal: LedgerDeal, seat: Seat) => void) | undefined;
}

/** "Garde sans" stands beside five figures as it is; "Garde contre" a little smaller. */
const SHORT = 10;
/** Marks of deals that wait for people to decide. */
const ASKING: readonly DealMark[] = ["contested", "divided", "rival"];
const CELL = "border-b border-rule p-0";

/** One deal on two shared baselines: contract with figures, bouts with running totals. */
export function LedgerRow({ deal, game, names, narrow = false, onDeal, onFigure }: Props) {
  const struck = deal.mark === "voided" ? "line-through decoration-1" : "";
  return (
    <tr
      data-deal={deal.number}
      data-long={deal.summary.length > SHORT || undefined}
      className={`h-[2.875rem] align-top ${deal.fresh ? "fresh" : ""}`}
    >
      <td className={`${CELL} pl-(--left) text-ink2 ${deal.detail ? "pt-1.5" : "align-middle"}`}>
        <span className="block text-figure">
          <span className="text-corner leading-none">{deal.number}</span>
        </span>
        {deal.confirmation && (
          <span className="block pt-0.5 text-running">
            <ConfirmSign state={deal.confirmation} />
          </span>
        )}
      </td>
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <DealSummary deal={deal} struck={struck} onDeal={onDeal} />
      </th>
      {names.map((name, seat) => (
        <td key={name} className={`${CELL} relative text-right last:pr-(--last) ${deal.detail ? "" : "align-middle"}`}>
          {narrow && seat === 0 && <FigureStrip deal={deal} onFigure={onFigure} />}
          <DealFigure deal={deal} game={game} name={name} seat={seat} struck={struck} onFigure={narrow ? undefined : onFigure} />
        </td>
      ))}
    </tr>
  );
}

function DealSummary({ deal, struck, onDeal }: { deal: LedgerDeal; struck: string; onDeal: Props["onDeal"] }) {
  const { m } = useWords();
  const mark = deal.mark && m.ledger.marks[deal.mark];
  const state = deal.confirmation && m.ledger.confirmation[deal.confirmation];
  const asks = deal.mark && ASKING.includes(deal.mark);
  return (
    <Tap
      className={`h-[2.8125rem] items-start pr-1 ${deal.detail ? "pt-1.5" : "justify-center"}`}
      name={m.ledger.deal(deal.number, [deal.summary, mark, deal.detail].filter((seen) => !!seen) as string[], state)}
      onTap={onDeal && (() => onDeal(deal))}
    >
      {/* Always two lines high: a mark that needs the second one replaces the detail. */}
      <span className={deal.detail && "two-lines"}>
        <span className={`said block text-figure ${asks ? "asks" : ""}`}>
          <span className={`text-(length:--contract) leading-none ${deal.detail ? "" : "text-ink2 italic"} ${struck}`}>
            {deal.summary}
          </span>
          {mark && " "}
          {mark && <span className={`mark label leading-none whitespace-nowrap ${asks ? "text-thumb" : ""}`}>{mark}</span>}
        </span>
        {deal.detail && (
          <span className="detail block pt-0.5 text-running">
            {deal.detail.split(/(?= · |, )/).map((said, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said of two people
              <span key={i} className={`inline-block font-sans text-state leading-none text-ink2 whitespace-pre ${struck}`}>
                {said}
              </span>
            ))}
          </span>
        )}
      </span>
    </Tap>
  );
}

function FigureStrip({ deal, onFigure }: Pick<Props, "deal" | "onFigure">) {
  const seats = deal.entries.flatMap(({ change }, seat) => (change === null ? [] : [seat]));
  if (!onFigure || seats.length === 0) return null;
  return <Strip act="explain" deal={deal.number} seats={seats} onTap={(seat) => onFigure(deal, seat)} />;
}

interface FigureProps {
  deal: LedgerDeal;
  game: GameName;
  name: string;
  seat: Seat;
  struck: string;
  onFigure: Props["onFigure"];
}

const PEN = { taker: "pen-figure", partner: "underline decoration-[1.25px] underline-offset-4" };

function DealFigure({ deal, game, name, seat, struck, onFigure }: FigureProps) {
  const { m, rules, lang } = useWords();
  const entry = deal.entries[seat];
  if (!entry || entry.change === null) {
    return (
      <span className={`block pr-(--air) text-figure ${deal.detail && "pt-1.5"}`}>
        <Dash />
        <span className="sr-only">{entry ? m.ledger.notConcerned : m.ledger.notCounted}</span>
      </span>
    );
  }
  const { change, total, role } = entry;
  const pen = struck || (role ? PEN[role] : "");
  return (
    <Tap
      className="h-[2.8125rem] items-end pt-1.5 pr-(--air)"
      name={m.ledger.figure({
        change: numeral(change, "change", lang),
        total: numeral(total, "total", lang),
        name,
        deal: deal.number,
        role: role && rules.games[game].roles[role],
      })}
      onTap={onFigure && (() => onFigure(deal, seat))}
    >
      <span className="block text-figure">
        <Figure value={change} className={`text-(length:--deal) leading-none ${pen}`} />
      </span>
      <span className="block pt-0.5 text-running">
        <Figure value={total} kind="total" className={`text-(length:--running) leading-none ${total < 0 ? "" : "text-ink2"}`} />
      </span>
    </Tap>
  );
}
