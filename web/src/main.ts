import { mount } from "svelte";
import App from "./App.svelte";
import { wearTheme } from "./app/settings.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/ground.css";

wearTheme();
mount(App, { target: document.getElementById("app")! });
