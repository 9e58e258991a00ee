import { connect, createServer, type Socket } from 'node:net';

export type ConnectionProxy = Awaited<ReturnType<typeof startConnectionProxy>>;

/**
 * Starts a proxy to the database that can simulate network failures. `cut` closes all connections and
 * refuses new ones; `hang` accepts connections and bytes but forwards nothing. `restore` forwards new
 * connections again; those that hung stay silent.
 */
export async function startConnectionProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const state = { cut: false, hanging: false, commitsToLose: 0, commitsLost: 0 };

  function loseCommitResponse(client: Socket, server: Socket): void {
    state.commitsToLose -= 1;
    server.removeAllListeners('data');
    // The response confirms the commit; it is dropped.
    server.once('data', () => {
      state.commitsLost += 1;
      client.destroy();
      server.destroy();
    });
  }

  const listener = createServer((client) => {
    if (state.cut) return client.destroy();
    let silent = state.hanging;
    const forwards = () => {
      silent ||= state.hanging;
      return !silent;
    };
    const server = connect(Number(target.port || 5432), target.hostname);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    server.on('data', (bytes) => forwards() && client.write(bytes));
    client.on('data', (bytes) => {
      if (!forwards()) return;
      if (state.commitsToLose > 0 && bytes.includes('commit')) loseCommitResponse(client, server);
      server.write(bytes);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;

  function cut(): void {
    state.cut = true;
    for (const socket of sockets) socket.destroy();
  }
  return {
    /** The address of the database through this proxy. */
    url: url.href,
    cut,
    hang() {
      state.hanging = true;
    },
    restore() {
      state.cut = false;
      state.hanging = false;
    },
    /** Forwards the next `count` commits, but closes the connection instead of returning their responses. */
    loseCommits(count: number) {
      state.commitsToLose = count;
    },
    /** The number of commits whose response was lost. */
    get commitsLost() {
      return state.commitsLost;
    },
    async close() {
      cut();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
