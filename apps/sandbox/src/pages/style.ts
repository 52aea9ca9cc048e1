/** One style sheet for all pages, in the page itself. */
export const STYLE = `
:root{color-scheme:light dark;--desk:#eef1ee;--paper:#fff;--ink:#161c19;--soft:#55605a;--line:#d5dbd6;--bad:#b3261e;--good:#1d6b3c}
@media (prefers-color-scheme:dark){:root{--desk:#101412;--paper:#1a201c;--ink:#edf1ed;--soft:#a9b4ab;--line:#3d4740;--bad:#ffb4ab;--good:#8fd6a9}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--desk);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
header{padding:12px 20px;border-bottom:1px dashed var(--line);text-align:center;font-size:14px}
header strong{display:block}
header span{display:block;color:var(--soft);text-wrap:balance}
main{max-width:420px;margin:0 auto;padding:24px 20px 48px}
main.wide{max-width:720px}
.card{background:var(--paper);border-radius:16px;padding:28px 24px;box-shadow:0 1px 2px rgb(22 28 25/.08),0 8px 24px rgb(22 28 25/.06)}
.card+.card{margin-top:16px}
.card>:last-child{margin-bottom:0}
.centre{text-align:center}
h1{margin:0 0 8px;font-size:22px;line-height:1.35;text-wrap:balance;overflow-wrap:anywhere}
h2{margin:0 0 12px;font-size:16px}
p{margin:0 0 16px;color:var(--soft);overflow-wrap:anywhere}
.face{display:grid;place-items:center;width:72px;height:72px;margin:0 auto 16px;border-radius:20px;background:#fb7d1e;color:#161c19;font-size:30px;font-weight:600}
label{display:block;margin-bottom:6px;font-weight:600;text-align:start}
input{width:100%;min-height:48px;padding:0 14px;border:1px solid var(--soft);border-radius:12px;background:var(--paper);color:var(--ink);font:inherit}
small{display:block;margin:6px 0 20px;color:var(--soft);font-size:14px;text-align:start}
button,.button{display:inline-block;min-height:40px;padding:6px 14px;border:1px solid var(--line);border-radius:10px;background:transparent;color:var(--ink);font:inherit;line-height:26px;text-decoration:none;cursor:pointer}
button.main,.button.main{width:100%;min-height:52px;border-color:transparent;border-radius:14px;background:#fb7d1e;color:#161c19;font-size:17px;font-weight:600}
button.next{width:100%;min-height:48px;margin-top:12px;border-radius:14px}
button:hover,.button:hover{border-color:var(--ink)}
:focus-visible{outline:3px solid #d9600a;outline-offset:2px}
a{color:inherit}
ul{margin:0;padding:0;list-style:none}
li{padding:12px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
li:first-child{border-top:0;padding-top:0}
li:last-child{padding-bottom:0}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.row:not(:empty){margin-top:8px}
li.row:not(:empty){margin:0}
.row form{margin:0}
.dim{color:var(--soft);font-size:14px}
.good{color:var(--good)}
.bad{color:var(--bad)}
code{font-size:13px;overflow-wrap:anywhere}
pre{margin:0 0 16px;padding:12px;border:1px solid var(--line);border-radius:10px;text-align:start;white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px}
.amount{margin:4px 0 20px;color:var(--ink);font-size:40px;line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums}
dl{margin:0 0 24px;text-align:start;border-top:1px solid var(--line)}
dl div{display:flex;gap:16px;justify-content:space-between;padding:10px 0;border-bottom:1px solid var(--line)}
dt{flex:none;color:var(--soft)}
dd{margin:0;text-align:end;overflow-wrap:anywhere}
footer{margin-top:20px;text-align:center;font-size:14px}
`;
