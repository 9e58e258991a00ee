import { DatabaseUnavailableError } from '#platform/database/transact.server.ts';
import type { FakeStripe, Fault } from '../fakes/stripe/fake-stripe.ts';
import { type RunningServer, type ServerEnv, startServer } from '../harness/running-server.ts';

const faults: Fault[] = ['cut-before', 'cut-after', 'error-before', 'error-after', 'key-in-use'];
const unavailableError = DatabaseUnavailableError.name;
/** Probability that a request to Stripe fails. */
const faultRate = 0.07;
const callsBetweenKills = 60;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export type StormSite = {
  /** Calls the server, and retries while it is down or cannot reach Stripe. */
  call(path: string, body: unknown, key?: string): Promise<{ status: number; body: unknown }>;
  /** Kills the server during a call to Stripe, and starts it again. */
  killDuringStripeCall(): Promise<void>;
  kills(): number;
  /** How many requests failed by each fault. */
  faultCounts: Record<Fault, number>;
  /** How many responses had each status. */
  statusCounts: ReadonlyMap<number, number>;
  /** What the servers so far have logged about the calls that they answered with 503. */
  unavailableLogs(): string[];
  /** From now on nothing fails and every event arrives. */
  calm(): void;
  server(): RunningServer;
  stop(): Promise<void>;
};

/** A server that uses the fake, over a network that loses responses and events. */
export async function startStormSite(env: ServerEnv, fake: FakeStripe): Promise<StormSite> {
  let server: RunningServer;
  let up: Promise<void>;
  let kills = 0;
  const counts = faults.map((fault) => [fault, 0]);
  const faultCounts = Object.fromEntries(counts) as StormSite['faultCounts'];
  const statusCounts = new Map<number, number>();
  const servers: RunningServer[] = [];
  let onCall: (() => void) | null = null;

  async function start(): Promise<void> {
    server = await startServer({ ...env, ...fake.env, LOG_LEVEL: 'info' });
    servers.push(server);
    fake.switches.webhooks.url = `${server.origin}/api/webhooks/payments`;
  }
  up = start();
  await up;

  Object.assign(fake.switches.webhooks, {
    drop: 0.5,
    duplicate: 0.3,
    delay: 250,
    shuffle: true,
    retries: { times: 4, wait: () => up.then(() => pause(Math.random() * 100)) },
  });
  fake.switches.searchLag = 2;
  fake.switches.fault = () => {
    onCall?.();
    if (Math.random() >= faultRate) return null;
    const fault = faults[Math.floor(Math.random() * faults.length)] ?? 'cut-before';
    faultCounts[fault] += 1;
    return fault;
  };

  /** Resolves during one of the server's requests to Stripe, or shortly after its response. */
  async function duringStripeCall(): Promise<void> {
    let left = Math.ceil(Math.random() * callsBetweenKills);
    await new Promise<void>((resolve) => {
      onCall = () => {
        left -= 1;
        if (left === 0) resolve();
      };
    });
    onCall = null;
    await pause(Math.max(0, Math.random() * 10 - 5));
  }

  async function post(path: string, body: unknown, key?: string) {
    const response = await fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    });
    const { status } = response;
    const answer = { status, body: (await response.json()) as unknown };
    statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
    return answer;
  }

  return {
    async call(path, body, key) {
      for (;;) {
        await up;
        try {
          const response = await post(path, body, key);
          // 503 asks to come again: the database did not answer in time. The test limits their number.
          if (response.status !== 502 && response.status !== 503) return response;
        } catch (error) {
          // The connection is refused or broken when the server was killed.
          if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
        }
      }
    },
    async killDuringStripeCall() {
      await duringStripeCall();
      kills += 1;
      const killed = server.kill('SIGKILL');
      up = killed.then(start);
      await up;
    },
    kills: () => kills,
    faultCounts,
    statusCounts,
    unavailableLogs: () =>
      servers.flatMap(({ logs }) => logs.filter((line) => line.includes(unavailableError))),
    calm() {
      fake.switches.fault = () => null;
      Object.assign(fake.switches.webhooks, { drop: 0, duplicate: 0, delay: 0 });
    },
    server: () => server,
    async stop() {
      await up;
      await server.kill();
    },
  };
}
