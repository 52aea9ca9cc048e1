import { Outlet } from "react-router";

// What goes wrong in a screen is shown in its place: the bars around it stay usable.
export { ScreenError as ErrorBoundary } from "#app/shell/screen-error.tsx";

export default function ScreenLayout() {
  return <Outlet />;
}
