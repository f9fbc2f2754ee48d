import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: { proxy: { '/api': api, '/dev/inbox': api } },
});
