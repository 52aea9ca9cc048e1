import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

// The least a prerendered page of this React and this router can be.

const router = createBrowserRouter([{ path: "*", Component: () => createElement("p", null, "word") }]);
const root = document.getElementById("root");
if (root !== null) hydrateRoot(root, createElement(RouterProvider, { router }));
