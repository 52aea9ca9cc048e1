import { expect, test } from "vitest";
import { avatarBlobKey, newAvatarAddress } from "./avatar-store.ts";

test("an address of ours leads to its blob, and no two are alike", () => {
  const address = newAvatarAddress("webp");
  expect(avatarBlobKey(address)).toBe(address.slice(1));
  expect(newAvatarAddress("webp")).not.toBe(address);
});

test("no other address leads to any blob", () => {
  const file = newAvatarAddress("png").slice("/avatars/".length);
  const others = [
    "",
    file,
    `/avatars/../exports/${file}`,
    `/avatars/x/${file}`,
    `/exports/${file}`,
    `/avatars/${file}x`,
    `/avatars/${file}\n`,
  ];
  for (const address of [...others, "https://example.com/a.png", `/avatars/${file.replace("png", "svg")}`]) {
    expect(avatarBlobKey(address), address).toBeNull();
  }
});
