/** A JSON Schema, as far as the API's descriptions use it. */
export type Schema = {
  type?: string | readonly string[];
  format?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

/** What is said of a part of a call, in English; in Portuguese too where that is another text. */
type Described = { description: string; 'x-description-pt'?: string };

type Content = Readonly<Record<string, { schema?: Schema }>>;

export type Parameter = Partial<Described> & {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
};

export type Operation = {
  summary?: string;
  'x-summary-pt'?: string;
  tags?: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: { content?: Content };
  responses: Readonly<Record<string, Described & { content?: Content }>>;
};

/** The parts of an OpenAPI 3.1 document that the page shows. */
export type OpenApi = {
  servers?: readonly { url: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** One call: `POST` of `/api/bookings`. */
export type Call = Operation & { method: string; path: string };
