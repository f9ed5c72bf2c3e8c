/** One line of JSON an error: where and what kind, never a name, a token or an address. */
export function logError(error: unknown, { method }: { method: string }, { routePath }: { routePath: string }): void {
  const { name, code } = error as { name?: string; code?: string };
  console.error(JSON.stringify({ at: new Date().toISOString(), level: "error", method, route: routePath, error: name, code }));
}
