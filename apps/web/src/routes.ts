import { layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Ids are short: each stands twice in the list of routes that is part of every first load. */
export default [
  route("/", "screens/home/home-redirect.tsx", { id: "root-redirect" }),
  layout("app/layouts/shell-layout.tsx", [
    layout("app/layouts/screen-layout.tsx", [
      route("homepage", "screens/home/home-screen.tsx", { id: "home" }),
      route("scene/list/:listType", "screens/scene-list/scene-list-screen.tsx", { id: "scenes" }),
      route("scene/:sceneType", "screens/scene/scene-screen.tsx", { id: "scene" }),
      route("document/:sceneType", "screens/scene/scene-screen.tsx", { id: "document" }),
      route("essay/outline", "screens/essay-outline/essay-outline-screen.tsx", { id: "outline" }),
      route("notebook/index?", "screens/notebook/notebook-redirect.tsx", { id: "notebook" }),
      route("notebook/index/:notebookId", "screens/notebook/notebook-screen.tsx", { id: "notes" }),
      route("essay/title", "screens/essay-title/essay-title-screen.tsx", { id: "title" }),
      route("essay/list", "screens/essay-list/essay-list-screen.tsx", { id: "essays" }),
      route("essay/help", "screens/essay-help/essay-help-screen.tsx", { id: "essay-help" }),
      route("template/list", "screens/template-list/template-list-screen.tsx", { id: "templates" }),
      route("template/page/:pubId", "screens/template-page/template-page-screen.tsx", { id: "template" }),
      route("chart/index", "screens/chart/chart-list-screen.tsx", { id: "charts" }),
      route("mindtree", "screens/mindtree/mindtree-screen.tsx", { id: "mindtree" }),
      route("table", "screens/table/table-screen.tsx", { id: "table" }),
      route("agreement", "screens/site-page/agreement-screen.tsx", { id: "agreement" }),
      route("privacy", "screens/site-page/privacy-screen.tsx", { id: "privacy" }),
      route("blog/:page", "screens/site-page/built-page-screen.tsx", { id: "blog" }),
      route("help/:page", "screens/site-page/built-page-screen.tsx", { id: "help" }),
      route("upgrade", "screens/upgrade/upgrade-screen.tsx", { id: "upgrade" }),
      route("my/texts", "screens/texts/texts-screen.tsx", { id: "texts" }),
      route("my", "screens/my/my-redirect.tsx", { id: "my" }),
      layout("screens/my/my-layout.tsx", { id: "mine" }, [
        route("my/info", "screens/my/info-screen.tsx", { id: "info" }),
        route("my/count", "screens/my-count/my-count-screen.tsx", { id: "count" }),
        route("my/viplog", "screens/my-viplog/my-viplog-screen.tsx", { id: "viplog" }),
        route("my/order", "screens/my-order/my-order-screen.tsx", { id: "order" }),
        route("my/download", "screens/my-download/my-download-screen.tsx", { id: "download" }),
        route("my/invite", "screens/my/invite-screen.tsx", { id: "invites" }),
        route("my/userrank", "screens/my-userrank/my-userrank-screen.tsx", { id: "userrank" }),
      ]),
      route("invite/:inviteCode", "screens/invite/invite-landing-screen.tsx", { id: "invite" }),
      route("offline", "screens/offline/offline-screen.tsx", { id: "offline" }),
      route("*", "screens/not-found/not-found-screen.tsx", { id: "none" }),
    ]),
  ]),
  layout("app/layouts/bar-layout.tsx", [
    layout("app/layouts/screen-layout.tsx", { id: "bar" }, [
      route("essay/content", "screens/essay-content/essay-content-screen.tsx", { id: "content" }),
      route("chart", "screens/chart/chart-screen.tsx", { id: "chart" }),
      route("mindtree/tree/:id?", "screens/mindtree/tree-screen.tsx", { id: "tree" }),
      route("table/sheet/:tableId", "screens/table/sheet-screen.tsx", { id: "table-sheet" }),
    ]),
  ]),
  layout("app/layouts/screen-layout.tsx", { id: "bare" }, [
    route("notebook/note", "screens/note/new-note-screen.tsx", { id: "new-note" }),
    route("notebook/note/:noteId", "screens/note/note-screen.tsx", { id: "note" }),
  ]),
  route("login/confirm", "screens/confirm-login/confirm-login-screen.tsx", { id: "confirm" }),
  route("login/wx", "screens/wx-login/wx-login-screen.tsx", { id: "wx" }),
] satisfies RouteConfig;
