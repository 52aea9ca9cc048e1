import type { User } from "@tangleaf/contract";
import { shortId } from "@tangleaf/contract/short-id";
import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { formatNumber } from "#lib/format.ts";
import { isShareable } from "#lib/is-shareable.ts";
import { useCounter } from "#lib/queries.ts";
import { accountMessages as m } from "#messages/account.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { CopyButton } from "#ui/copy-button/copy-button.tsx";
import { AvatarEdit } from "./avatar-edit.tsx";
import { dayAsWords, shortDay } from "./day-in-words.ts";
import css from "./id-card.module.css";
import { IdRow, NicknameRow } from "./nickname-row.tsx";

/** Nickname, avatar and ids of the account. */
export function IdCard({ user }: { user: User }) {
  const counter = useCounter();
  return (
    <div className={`paper ${css["card"]}`}>
      <div className={css["head"]}>
        <AvatarEdit user={user} />
        <div className={css["who"]}>
          <p className={css["name"]}>{user.nickname}</p>
          <p className={css["since"]}>{m.info.joined(shortId(user.id), dayAsWords(user.registerTime))}</p>
        </div>
        {user.level === "vip" ? <Stamp /> : null}
      </div>
      <dl className={css["rows"]}>
        <NicknameRow nickname={user.nickname} />
        <IdRow name={m.info.level} action={<Link to={webPaths.myVipLog}>{m.places.vipLog}</Link>}>
          {m.info.levels[user.level]}
        </IdRow>
        <IdRow name={m.info.span} action={user.vipSpan === null ? null : <Badge tone="leaf">{m.info.daysLeft(user.vipDays)}</Badge>}>
          {user.vipSpan === null ? m.info.noSpan : m.info.spanOf(shortDay(user.vipSpan.from), shortDay(user.vipSpan.to))}
        </IdRow>
        <IdRow name={m.info.balance} action={<Link to={webPaths.myCount}>{m.places.count}</Link>}>
          {counter === undefined ? null : m.info.tokens(formatNumber(counter.balanceToken))}
        </IdRow>
        <IdRow name={m.info.inviteCode} action={<CopyButton text={user.inviteCode} label={m.info.copyCode} />}>
          <span className={css["code"]}>{user.inviteCode}</span>
        </IdRow>
        {isShareable(user.inviteLink) ? (
          <IdRow name={m.info.inviteLink} action={<CopyButton text={user.inviteLink} label={m.info.copyLink} icon="link-simple" />}>
            <span className={css["address"]}>{user.inviteLink.replace(/^https?:\/\//, "")}</span>
          </IdRow>
        ) : (
          <IdRow name={m.info.inviteLink}>{m.info.noAddress}</IdRow>
        )}
      </dl>
    </div>
  );
}

function Stamp() {
  return (
    <p className={css["stamp"]}>
      {m.info.seal.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
