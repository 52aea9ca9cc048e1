export type StoredObject = { readonly bytes: Buffer; readonly contentType: string };
