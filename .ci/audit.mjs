// This folder: what `npm start`, `npm test` and continuous integration run.
// `npm run audit-packages`: known faults of the packages, if the registry answers; one line says if it does not.
import { run } from "./prepare.mjs";

const { output } = run("npm", ["audit", "--json", "--audit-level=high"]);
const counts = found(output);
if (!counts) console.log("this registry tells nothing of known faults: npm audit was not possible");
else console.log(`known faults of the packages: ${counts.high + counts.critical} high or critical, ${counts.total} in all`);
process.exit(counts && counts.high + counts.critical > 0 ? 1 : 0);

function found(text) {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
