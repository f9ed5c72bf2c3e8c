// `npm start`: from a fresh clone to the app on http://localhost:3000. `npm run dev` is the same with live reload.
import { accessSync, constants } from "node:fs";
import { dirname, join } from "node:path";
import { freePort } from "./free-port.mjs";
import { bin, build, fail, generate, install, isFree, migrate, root, say, stay } from "./prepare.mjs";

const mode = process.argv[2] === "dev" ? "dev" : "start";
const port = Number(process.env.PORT || 3000);
const isSecure = process.env.HTTPS === "1";

if (!Number.isInteger(port) || port < 1 || port > 65535) fail(`PORT=${process.env.PORT} is not a port`);
if (isSecure && mode === "dev") fail("HTTPS=1 goes with npm start, not with npm run dev");
if (!(await isFree(port))) fail(`port ${port} is already in use; another one: PORT=${port === 3000 ? 3001 : port + 1} npm start`);
try {
  accessSync(root, constants.W_OK);
} catch {
  fail(`this folder cannot be written to: ${root}`);
}

install();
generate();
await migrate();
if (mode === "start" && !build()) fail("the app could not be built: see above");

const { tsImport } = await import("tsx/esm/api");
const [reachable] = (await tsImport("../lib/db/addresses.ts", import.meta.url)).addresses();
if (isSecure) await startSecure();
else startPlain();

function startPlain() {
  say(`Petit au Bout is on http://localhost:${port}`);
  if (reachable) forPhones(`http://${reachable}:${port}`, "phones on the same network");
  say("with HTTPS=1 phones also keep the app without a network, and their screens stay on: see the README");
  stay(bin("next"), [mode, "--port", String(port)]);
}

/** The app listens on this machine only; in front of it is our own https, with plain http on the same port. */
async function startSecure() {
  const { credentials, machine } = await import("./authority.mjs");
  const { front, toTrust } = await import("./front.mjs");
  const names = [...new Set(["localhost", machine(), `${machine()}.local`])];
  const hosts = [...names, "127.0.0.1", ...(reachable ? [reachable] : [])];
  const file = (process.env.DATABASE_URL ?? "").startsWith("file:") ? process.env.DATABASE_URL.slice("file:".length) : "data/x";
  const own = credentials(join(dirname(file), "authority"), hosts);
  const inner = await freePort();
  front(own, inner).listen(port, () => {
    say(`Petit au Bout is on https://localhost:${port}`);
    say(toTrust(reachable, own.hosts, port));
    if (own.hosts.includes(reachable)) forPhones(`https://${reachable}:${port}`, "from then on, phones on the same network");
    else if (reachable) forPhones(`http://${reachable}:${port}`, "phones on the same network, by plain http");
  });
  Object.assign(process.env, { BEHIND_PROXY: "1" });
  stay(bin("next"), ["start", "--hostname", "127.0.0.1", "--port", String(inner)]);
}

async function forPhones(url, who) {
  const { renderUnicodeCompact } = await import("uqr");
  console.error(renderUnicodeCompact(url, { border: 2 }));
  say(`${who}: ${url}`);
}
