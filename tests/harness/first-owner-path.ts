import type { RunningServer } from './running-server.ts';

/** The address by which the first owner is made, from the server's log. */
export function firstOwnerPath({ logs }: Pick<RunningServer, 'logs'>): string {
  const line = logs.find((text) => text.includes('there is no owner yet')) ?? '{}';
  return new URL((JSON.parse(line) as { address: string }).address).pathname;
}

/** Becomes the first owner. Returns the cookie of the session. */
export async function becomeFirstOwner(server: Pick<RunningServer, 'logs' | 'origin'>) {
  const token = firstOwnerPath(server).split('/').at(-1);
  const response = await fetch(`${server.origin}/api/sign-in/first`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.origin },
    body: JSON.stringify({
      token,
      name: 'Rita Falcão',
      email: 'rita@entrada.example',
      locale: 'en',
    }),
  });
  if (response.status !== 201) throw new Error(`No owner was made: ${response.status}`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
