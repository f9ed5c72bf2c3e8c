import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import type { SeasonView } from "#lib/season/views";
import { sizeIn } from "#lib/shown/plot/width";
import { counted, decimalsIn, fullDay } from "#lib/shown/season/say-number";
import { Double, EDGE, INKS, SIZE, WIDTH } from "./evening-picture";

/** One column has room for so many. */
const IN_COLUMN = 20;
const TOP = 300;

/** The standings in one drawing, for a message: who leads, by how much, as of when. */
export function StandingsPicture({ view }: { view: SeasonView }) {
  const { lang, m } = useWords();
  const t = useWordsOf("annals");
  const { club, season, standings, played } = view;
  const said = standings.slice(0, 3 * IN_COLUMN);
  const columns = Math.ceil(said.length / IN_COLUMN) || 1;
  const inColumn = Math.ceil(said.length / columns);
  const gap = 48;
  const width = (WIDTH - gap * (columns - 1)) / columns;
  const pitch = Math.min(84, (SIZE.height - TOP - 110) / inColumn);
  const size = Math.min(46, pitch * 0.6);
  const decimals = decimalsIn(standings);
  const values = said.map(({ value }) => counted(value, season.counting.by, lang, decimals));
  const figure = Math.max(...values.map(({ length }) => length), 1) * size * 0.5;
  const names = said.map(({ player }) => player.name);
  const nameSize = Math.min(size, sizeIn(width - figure - size * 1.6, names, size));
  const about = [season.name, played.last ? t.asOf(fullDay(played.last, lang)) : "", t.evenings(played.evenings)];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      width={SIZE.width}
      height={SIZE.height}
      fontFamily={INKS.font}
      fill={INKS.ink}
      role="img"
      aria-label={t.pictureAlt(
        club.name,
        said.slice(0, 3).map(({ player }, i) => `${player.name} ${values[i]}`),
      )}
      style={{ width: "100%", height: "auto" }}
    >
      <rect width={SIZE.width} height={SIZE.height} fill={INKS.paper} />
      <text x={EDGE} y={140} fontSize={sizeIn(WIDTH, [club.name], 76)}>
        {club.name}
      </text>
      <text x={EDGE} y={200} fontSize={sizeIn(WIDTH, [about.join(", ")], 32)} fontStyle="italic" fill={INKS.faint}>
        {about.filter(Boolean).join(", ")}
      </text>
      <Double y={TOP - 60} />
      {said.map(({ player, rank, value }, i) => {
        const left = EDGE + Math.floor(i / inColumn) * (width + gap);
        const y = TOP + (i % inColumn) * pitch + pitch * 0.4;
        return (
          <g key={player.id}>
            <text x={left} y={y} fontSize={size * 0.7} fill={INKS.faint}>
              {rank ?? "–"}
            </text>
            <text x={left + size * 1.5} y={y} fontSize={nameSize}>
              {player.name}
            </text>
            <text
              x={left + width}
              y={y}
              fontSize={size}
              textAnchor="end"
              fill={value < 0 ? INKS.neg : INKS.ink}
              style={{ fontVariantNumeric: "lining-nums tabular-nums" }}
            >
              {values[i]}
            </text>
            {i % inColumn < inColumn - 1 && i < said.length - 1 && (
              <path d={`M${left} ${y + pitch * 0.32}H${left + width}`} stroke={INKS.rule} strokeWidth={2} />
            )}
          </g>
        );
      })}
      <text x={SIZE.width - EDGE} y={SIZE.height - 36} fontSize={26} fontStyle="italic" textAnchor="end" fill={INKS.faint}>
        {m.name}
      </text>
    </svg>
  );
}
