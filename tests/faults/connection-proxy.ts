import { connect, createServer, type Socket } from 'node:net';

export type ConnectionProxy = Awaited<ReturnType<typeof startConnectionProxy>>;

/**
 * A stretch of network before the database: passes bytes on until it is cut or hangs. `cut` ends
 * every connection and refuses new ones; `hang` takes connections and bytes and passes nothing on.
 * `mend` lets new connections through again; those that hung stay silent.
 */
export async function startConnectionProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const state = { cut: false, hanging: false, commitsToLose: 0, commitsLost: 0 };

  function loseAnswerOfCommit(client: Socket, server: Socket): void {
    state.commitsToLose -= 1;
    server.removeAllListeners('data');
    // The answer is what tells that the commit landed; it ends here.
    server.once('data', () => {
      state.commitsLost += 1;
      client.destroy();
      server.destroy();
    });
  }

  const listener = createServer((client) => {
    if (state.cut) return client.destroy();
    let silent = state.hanging;
    const passes = () => {
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
    server.on('data', (bytes) => passes() && client.write(bytes));
    client.on('data', (bytes) => {
      if (!passes()) return;
      if (state.commitsToLose > 0 && bytes.includes('commit')) loseAnswerOfCommit(client, server);
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
    /** The database's address through this proxy. */
    url: url.href,
    cut,
    hang() {
      state.hanging = true;
    },
    mend() {
      state.cut = false;
      state.hanging = false;
    },
    /** Lets the next commits land, but loses the answers with the connection. */
    loseCommits(count: number) {
      state.commitsToLose = count;
    },
    /** How many commits landed whose answer was lost. */
    get commitsLost() {
      return state.commitsLost;
    },
    async close() {
      cut();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
