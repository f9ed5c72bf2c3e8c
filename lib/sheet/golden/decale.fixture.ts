/** The sentences of Tarot décalé in a golden evening. */
import { numbers, type SentenceReader } from "./read-golden.fixture";

const SCHOOL: Readonly<Record<string, string>> = { bleu: "B", orange: "O", vert: "V", violet: "M" };
const PRIME: Readonly<Record<string, string>> = {
  "Trop cool": "trop-cool",
  "C'est la loose": "loose",
  "Grève des profs": "greve",
  "Le bout du bout": "bout-du-bout",
};

export const decaleSentence: SentenceReader = (line, seatOf) => {
  if (line === "personne ne parie") return { passed: true };
  const bet = line.match(/^(\S+) parie le (Brevet|Bac|Master), (?:sans appel|(\S+) chez (\S+))$/);
  if (bet) {
    const [, bettor = "", diploma = "", school, partner] = bet;
    const alone = { seat: seatOf(bettor), diploma: diploma.toLowerCase() };
    return { bet: school && partner ? { ...alone, partner: seatOf(partner), called: SCHOOL[school] } : alone };
  }
  if (line.startsWith("points")) return { cardPoints: numbers(line.slice(6)) };
  if (line.startsWith("de côté")) return { setAside: Number(line.slice(7)) };
  if (line.startsWith("primes"))
    return {
      primes: line
        .slice(6)
        .split(",")
        .map((claim) => claimOf(claim.trim(), seatOf)),
    };
  return undefined;
};

function claimOf(claim: string, seatOf: (name: string) => number): { seat: number; prime: string | undefined } {
  const [name = "", words = ""] = claim.split(/\s+(.*)/, 2);
  return { seat: seatOf(name), prime: PRIME[words] };
}
