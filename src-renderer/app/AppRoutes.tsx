import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoadingState } from '../components/LoadingState.tsx';
import { CLASS_BOARD_PATTERN, CLASS_DOOR_PATTERN, GAME_PATTERN, paths } from '../lib/paths.ts';
import { AppShell } from './AppShell.tsx';
import { RequirePlayer, RequireVisitor } from './guards.tsx';
import { lazyPage } from './lazy-page.ts';
import { VisitorShell } from './VisitorShell.tsx';

const LoginPage = lazyPage(() => import('../pages/LoginPage.tsx'), 'LoginPage');
const RegisterPage = lazyPage(() => import('../pages/RegisterPage.tsx'), 'RegisterPage');
const ClassCodePage = lazyPage(() => import('../pages/ClassCodePage.tsx'), 'ClassCodePage');
const ClassDoorPage = lazyPage(() => import('../pages/ClassDoorPage.tsx'), 'ClassDoorPage');
const HomePage = lazyPage(() => import('../pages/HomePage.tsx'), 'HomePage');
const MainPage = lazyPage(() => import('../pages/MainPage.tsx'), 'MainPage');
const DashboardPage = lazyPage(() => import('../pages/DashboardPage.tsx'), 'DashboardPage');
const LevelSelectionPage = lazyPage(
  () => import('../pages/LevelSelectionPage.tsx'),
  'LevelSelectionPage',
);
const GameplayPage = lazyPage(() => import('../pages/GameplayPage.tsx'), 'GameplayPage');
const GameSessionPage = lazyPage(() => import('../pages/GameSessionPage.tsx'), 'GameSessionPage');
const LeaderboardPage = lazyPage(() => import('../pages/LeaderboardPage.tsx'), 'LeaderboardPage');
const TutorialPage = lazyPage(() => import('../pages/TutorialPage.tsx'), 'TutorialPage');
const QuestionManagerPage = lazyPage(
  () => import('../pages/QuestionManagerPage.tsx'),
  'QuestionManagerPage',
);
const AdminPage = lazyPage(() => import('../pages/AdminPage.tsx'), 'AdminPage');
const AdminPanel = lazyPage(() => import('../pages/admin/AdminPanel.tsx'), 'AdminPanel');
const ClassBoardPage = lazyPage(() => import('../pages/ClassBoardPage.tsx'), 'ClassBoardPage');
const ProjectorPage = lazyPage(() => import('../pages/ProjectorPage.tsx'), 'ProjectorPage');
const MantineShell = lazyPage(() => import('./MantineShell.tsx'), 'MantineShell');
const AdminSetupPage = lazyPage(() => import('../pages/AdminSetupPage.tsx'), 'AdminSetupPage');
const GuidePage = lazyPage(() => import('../pages/GuidePage.tsx'), 'GuidePage');
const TestPage = lazyPage(() => import('../pages/TestPage.tsx'), 'TestPage');

/** The route table of the specification; a page below AppShell has the bar and the footer. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingState />}>
      <Routes>
        <Route element={<RequireVisitor />}>
          <Route path={paths.login} element={<LoginPage />} />
          <Route path={paths.register} element={<RegisterPage />} />
          <Route element={<VisitorShell />}>
            <Route path={paths.classCode} element={<ClassCodePage />} />
            <Route path={CLASS_DOOR_PATTERN} element={<ClassDoorPage />} />
          </Route>
        </Route>
        <Route element={<RequirePlayer />}>
          <Route element={<AppShell />}>
            <Route path={paths.home} element={<HomePage />} />
            <Route path={paths.main} element={<MainPage />} />
            <Route path={paths.dashboard} element={<DashboardPage />} />
            <Route path={paths.levelSelection} element={<LevelSelectionPage />} />
            <Route path={paths.leaderboard} element={<LeaderboardPage />} />
            <Route path={paths.tutorial} element={<TutorialPage />} />
            <Route element={<MantineShell />}>
              <Route path={paths.questionManager} element={<QuestionManagerPage />} />
            </Route>
            <Route path={paths.admin} element={<AdminPage />}>
              <Route element={<MantineShell />}>
                <Route index element={<AdminPanel />} />
              </Route>
            </Route>
          </Route>
          <Route element={<MantineShell />}>
            <Route path={CLASS_BOARD_PATTERN} element={<ClassBoardPage />} />
          </Route>
          <Route path={paths.projector} element={<ProjectorPage />} />
          <Route path={paths.gameplay} element={<GameplayPage />} />
          <Route path={GAME_PATTERN} element={<GameSessionPage />} />
        </Route>
        <Route element={<AppShell />}>
          <Route path={paths.guide} element={<GuidePage />} />
        </Route>
        <Route path={paths.adminSetup} element={<AdminSetupPage />} />
        <Route path={paths.test} element={<TestPage />} />
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
    </Suspense>
  );
}
