/** Small values shared by all processes of this deployment, such as an access token. They may be lost at any time. */
export interface SharedValues {
  read(key: string): Promise<string | null>;
  write(key: string, value: string): Promise<void>;
}
