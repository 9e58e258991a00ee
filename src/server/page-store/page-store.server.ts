import { compress, decompress } from './compress.server.ts';
import type { Encoding } from './encodings.ts';
import { createStoredEntries } from './stored-entries.ts';
import {
  compressResponse,
  type FreshResponse,
  type StoredResponse,
} from './stored-response.server.ts';

type Create = () => Promise<FreshResponse>;

type Entry = {
  response: StoredResponse;
  bytes: number;
  uses: number;
  create: Create;
  /** From then on a request has it created again in the background. */
  refreshAt: number;
  /** How long it is served, and how long while the database cannot be reached. */
  freshUntil: number;
  heldUntil: number;
};

type PageStoreOptions = {
  /** Increases whenever content changes; everything of an older revision is dropped. */
  revision: () => number;
  /** Whether the revision could be read lately. */
  isReachable?: () => boolean;
  now?: () => number;
  /** The maximum size in bytes, of all encodings together. */
  budget?: number;
};

export type PageStore = {
  /** Returns what is stored under an exact address, or null. Never waits. */
  find(address: string): StoredResponse | null;
  /**
   * Returns the stored response of an address, or creates it, once for requests at the same time.
   * Only responses with status 200 are stored.
   */
  get(address: string, create: Create): Promise<StoredResponse>;
  /** Returns the body of a response in an encoding, which is stored with the response. */
  bodyOf(
    address: string,
    response: StoredResponse,
    encoding: Encoding,
  ): Promise<Buffer<ArrayBuffer>>;
  /** The clock by which responses expire; milliseconds since 1970. */
  now(): number;
  readonly bytes: number;
};

const minute = 60_000;
const lifetime = 5 * minute;
const refreshLead = 30_000;
const refreshPause = 5_000;
const longestWithoutDatabase = 60 * minute;
const defaultBudget = 16 * 1024 * 1024;
/** The objects, headers and address of an entry, roughly. */
const overhead = 2048;

/** Creates the store of complete responses that are the same for every visitor. */
export function createPageStore({
  revision,
  isReachable = () => true,
  now = Date.now,
  budget = defaultBudget,
}: PageStoreOptions): PageStore {
  const entries = createStoredEntries<Entry>(budget);
  const creating = new Map<string, Promise<StoredResponse>>();
  const encoding = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let storedRevision = revision();

  function currentRevision(): number {
    const current = revision();
    if (current !== storedRevision) entries.clear();
    storedRevision = current;
    return current;
  }

  function isLive({ freshUntil, heldUntil }: Entry): boolean {
    const at = now();
    return at < freshUntil || (at < heldUntil && !isReachable());
  }

  function add(address: string, response: StoredResponse, create: Create): void {
    const { validUntil, bodies } = response;
    const at = now();
    entries.add(address, {
      response,
      create,
      bytes: overhead + bodies.br.length,
      uses: 0,
      refreshAt: validUntil > at + lifetime ? at + lifetime - refreshLead : validUntil,
      freshUntil: Math.min(at + lifetime, validUntil),
      heldUntil: Math.min(at + longestWithoutDatabase, validUntil),
    });
  }

  async function create(address: string, begun: number, work: Create): Promise<StoredResponse> {
    const response = await compressResponse(await work());
    // Content that changed in the meantime may be missing from it.
    if (response.status === 200 && currentRevision() === begun) add(address, response, work);
    return response;
  }

  function createOnce(address: string, work: Create): Promise<StoredResponse> {
    const begun = currentRevision();
    const task = `${begun} ${address}`;
    const pending = creating.get(task);
    if (pending) return pending;
    const promise = create(address, begun, work).finally(() => creating.delete(task));
    creating.set(task, promise);
    return promise;
  }

  function refresh(address: string, entry: Entry): void {
    entry.refreshAt = now() + refreshPause;
    // A failure is reported by the request that finds it expired.
    if (isReachable()) createOnce(address, entry.create).catch(() => {});
  }

  function find(address: string): StoredResponse | null {
    currentRevision();
    const entry = entries.use(address, isLive);
    if (entry === null) return null;
    if (now() >= entry.refreshAt) refresh(address, entry);
    return entry.response;
  }

  async function encode(
    address: string,
    response: StoredResponse,
    wanted: Encoding,
  ): Promise<Buffer<ArrayBuffer>> {
    const body = await compress(await decompress(response.bodies.br), wanted);
    response.bodies[wanted] = body;
    if (entries.peek(address)?.response === response) entries.grow(address, body.length);
    return body;
  }

  return {
    find,
    async get(address, work) {
      const stored = find(address);
      if (stored) return stored;
      entries.miss(address);
      return createOnce(address, work).catch((error) => {
        const entry = entries.peek(address);
        if (entry && now() < entry.heldUntil) return entry.response;
        throw error;
      });
    },
    async bodyOf(address, response, wanted) {
      const body = response.bodies[wanted];
      if (body) return body;
      const task = `${response.tag} ${wanted}`;
      const pending = encoding.get(task);
      if (pending) return pending;
      const promise = encode(address, response, wanted).finally(() => encoding.delete(task));
      encoding.set(task, promise);
      return promise;
    },
    now,
    get bytes() {
      return entries.bytes;
    },
  };
}
