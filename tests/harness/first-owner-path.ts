import type { RunningServer } from './running-server.ts';

/** The address by which the first owner is made, from the server's log. */
export function firstOwnerPath({ logs }: Pick<RunningServer, 'logs'>): string {
  const line = logs.find((text) => text.includes('there is no owner yet')) ?? '{}';
  return new URL((JSON.parse(line) as { address: string }).address).pathname;
}
