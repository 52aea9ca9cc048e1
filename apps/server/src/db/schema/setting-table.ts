/** Facts of this deployment the product makes itself: keys, notices. Value is JSON. */
export type SettingTable = { key: string; value: string };
