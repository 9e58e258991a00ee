/** Keys that the server has generated. */
type ServerSecretTable = { name: string; value: string };

export type SecretsTables = {
  serverSecrets: ServerSecretTable;
};
