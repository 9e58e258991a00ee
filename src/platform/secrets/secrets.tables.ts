/** Keys that the server has generated. */
export type ServerSecretTable = { name: string; value: string };

export type SecretsTables = {
  serverSecrets: ServerSecretTable;
};
