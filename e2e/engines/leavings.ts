/** `npm run test:leavings`, after a build: WebKit leaves a page a hundred times while it writes, and its database still opens. */
import { startApp } from "../app";
import { Phone } from "./phone";
import { until } from "./until";
import { missing, openWebKit } from "./webkit";

const LEAVINGS = Number(process.env.LEAVINGS ?? 100);
const SHEET = `return location.hash === "" && !document.querySelector("#first-rows") && document.querySelector("main table.ledger") !== null`;

const lacking = missing();
if (lacking.length > 0) {
  console.error(`✗ WebKit could not be tried: apt-get install ${lacking.join(" ")}`);
  process.exit(1);
}
const app = await startApp();
const engine = await openWebKit();
try {
  const phone = new Phone(await engine.phone());
  const sheet = await openSheet(phone);
  let slowest = 0;
  for (let times = 0; times < LEAVINGS; times++) {
    await phone.go(`${sheet}#donne-1`);
    await until(() => phone.run(`return document.querySelectorAll("input[type=radio]").length > 3`), "the form");
    // The page is left while it writes down the circled answers.
    await phone.run(
      `const circles = [...document.querySelectorAll("input[type=radio]")];
       for (let next = 0; next < 6; next++) circles[(Number(arguments[0]) + next) % circles.length].click();
       location.href = arguments[1];`,
      String(times),
      sheet,
    );
    const left = Date.now();
    await until(() => phone.run(SHEET), `the sheet, after it was left ${times + 1} times`);
    slowest = Math.max(slowest, Date.now() - left);
  }
  console.log(
    `✓ WebKit: ${2 * LEAVINGS} pages left, half of them in mid-write; the sheet always opened, in ${slowest} ms at most`,
  );
} finally {
  await engine.close();
  await app.close();
}

async function openSheet(phone: Phone): Promise<string> {
  await phone.go(`${app.url}/fr/new`);
  for (const [i, name] of ["Nora", "Hugo", "Inès", "Paul"].entries()) await phone.write(`Joueur ${i + 1}`, name);
  await phone.tap("button", "Ouvrir la feuille");
  await until(() => phone.run(`return location.search.includes("s=") && (() => { ${SHEET} })()`), "the sheet");
  return phone.run("return location.origin + location.pathname + location.search");
}
