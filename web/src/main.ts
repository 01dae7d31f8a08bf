import { mount } from "svelte";
import App from "./App.svelte";
import { overhear } from "./app/keeping";
import { wear } from "./app/settings.svelte";
import "./app/width.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/ground.css";

wear();
// who was forgotten in another tab begins anew in this one
overhear((name, value) => name === "key" && value === null && location.reload());
mount(App, { target: document.getElementById("app")! });
