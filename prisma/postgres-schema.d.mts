export function postgresSchema(source: string, output: string): string;
