import { layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("/", "screens/home/home-redirect.tsx"),
  layout("app/layouts/shell-layout.tsx", [
    layout("app/layouts/screen-layout.tsx", [
      route("homepage", "screens/home/home-screen.tsx"),
      route("scene/list/:listType", "screens/scene-list/scene-list-screen.tsx"),
      route("scene/:sceneType", "screens/scene/scene-screen.tsx", { id: "scene" }),
      route("document/:sceneType", "screens/scene/scene-screen.tsx", { id: "document" }),
      route("essay/outline", "screens/essay-outline/essay-outline-screen.tsx"),
      route("notebook", "screens/notebook/notebook-redirect.tsx", { id: "notebook" }),
      route("notebook/index", "screens/notebook/notebook-redirect.tsx", { id: "notebook-index" }),
      route("notebook/index/:notebookId", "screens/notebook/notebook-screen.tsx"),
      route("essay/title", "screens/essay-title/essay-title-screen.tsx"),
      route("essay/list", "screens/essay-list/essay-list-screen.tsx"),
      route("essay/help", "screens/essay-help/essay-help-screen.tsx"),
      route("template/list", "screens/template-list/template-list-screen.tsx"),
      route("template/page/:pubId", "screens/template-page/template-page-screen.tsx"),
      route("agreement", "screens/site-page/agreement-screen.tsx"),
      route("privacy", "screens/site-page/privacy-screen.tsx"),
      route("upgrade", "screens/upgrade/upgrade-screen.tsx"),
      route("my/texts", "screens/texts/texts-screen.tsx"),
      route("my", "screens/my/my-redirect.tsx"),
      layout("screens/my/my-layout.tsx", [
        route("my/info", "screens/my/info-screen.tsx"),
        route("my/count", "screens/my-count/my-count-screen.tsx"),
        route("my/viplog", "screens/my-viplog/my-viplog-screen.tsx"),
        route("my/order", "screens/my-order/my-order-screen.tsx"),
        route("my/download", "screens/my-download/my-download-screen.tsx"),
        route("my/invite", "screens/my/invite-screen.tsx"),
        route("my/userrank", "screens/my-userrank/my-userrank-screen.tsx"),
      ]),
      route("invite/:inviteCode", "screens/invite/invite-landing-screen.tsx"),
      route("offline", "screens/offline/offline-screen.tsx"),
      route("*", "screens/not-found/not-found-screen.tsx"),
    ]),
  ]),
  layout("app/layouts/bar-layout.tsx", [
    layout("app/layouts/screen-layout.tsx", { id: "bar" }, [
      route("essay/content", "screens/essay-content/essay-content-screen.tsx"),
      route("chart", "screens/chart/chart-screen.tsx", { id: "chart" }),
      route("chart/index", "screens/chart/chart-list-screen.tsx", { id: "charts" }),
      route("mindtree", "screens/mindtree/mindtree-screen.tsx", { id: "mindtree" }),
      route("mindtree/tree/:id?", "screens/mindtree/tree-screen.tsx", { id: "tree" }),
    ]),
  ]),
  layout("app/layouts/screen-layout.tsx", { id: "bare" }, [
    route("notebook/note", "screens/note/new-note-screen.tsx"),
    route("notebook/note/:noteId", "screens/note/note-screen.tsx"),
  ]),
  route("login/confirm", "screens/confirm-login/confirm-login-screen.tsx"),
  route("login/wx", "screens/wx-login/wx-login-screen.tsx"),
] satisfies RouteConfig;
