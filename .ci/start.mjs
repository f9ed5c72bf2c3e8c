// `npm start`: from a fresh clone to the app on http://localhost:3000. `npm run dev` is the same with live reload.
import { accessSync, constants } from "node:fs";
import { bin, build, fail, generate, install, isFree, migrate, root, say, stay } from "./prepare.mjs";

const mode = process.argv[2] === "dev" ? "dev" : "start";
const port = Number(process.env.PORT || 3000);

if (!Number.isInteger(port) || port < 1 || port > 65535) fail(`PORT=${process.env.PORT} is not a port`);
if (!(await isFree(port))) fail(`port ${port} is already in use; another one: PORT=${port === 3000 ? 3001 : port + 1} npm start`);
try {
  accessSync(root, constants.W_OK);
} catch {
  fail(`this folder cannot be written to: ${root}`);
}

install();
generate();
migrate();
if (mode === "start" && !build()) fail("the app could not be built: see above");
say(`Petit au Bout is on http://localhost:${port}`);
stay(bin("next"), [mode, "--port", String(port)]);
